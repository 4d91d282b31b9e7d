// The moderator who decides a case: an administrator, or the name given to the review command.
import type { Admin } from '../actor.ts';
import type { Author } from './audit.ts';

export type Moderator = Admin | string;

/** Name that is shown beside the decision. */
export const nameOf = (moderator: Moderator): string =>
  typeof moderator === 'string' ? moderator : moderator.username;

/** Author of the audit log entry. */
export const authorOf = (moderator: Moderator): Author =>
  typeof moderator === 'string' ? { id: null, username: `review command: ${moderator}`, ip: '' } : moderator;
