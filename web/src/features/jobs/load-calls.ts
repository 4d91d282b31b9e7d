// Loads the module with the API calls of the jobs when the first of these calls is made.
import { later } from '../../http/later.ts';

export const loadCalls = () => later(() => import('./calls.ts'));
