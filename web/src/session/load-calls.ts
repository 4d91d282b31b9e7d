// Loads the calls of a signed-in user, which visitors do not need.
import { later } from '../http/later.ts';

export const loadCalls = () => later(() => import('./calls.ts'));
