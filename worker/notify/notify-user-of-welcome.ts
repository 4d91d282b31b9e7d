// Somebody has registered: the first thing they read is that nobody may ask them for money.
import { tellPerson } from './tell-person.ts';

export const notifyUserOfWelcome = tellPerson('welcome');
