// Loads the module with the API calls of a signed-in user. Visitors do not need this module.
import { later } from '../http/later.ts';

export const loadCalls = () => later(() => import('./calls.ts'));
