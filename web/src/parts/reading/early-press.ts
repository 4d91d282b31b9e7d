// Whether the user has pressed the speaker button before its code has loaded. The reading then starts with the code.
import { createContext } from 'react';

export const EarlyPress = createContext(false);
