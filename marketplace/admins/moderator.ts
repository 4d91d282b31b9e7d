// The moderator who decides, for example on a report. Either a signed-in administrator, or a name that an operator
// passes to the review command.
import type { Admin } from '../actor.ts';
import type { Author } from './audit.ts';

export type Moderator = Admin | string;

/** Returns the moderator's name, which is stored with the decision. */
export const nameOf = (moderator: Moderator): string =>
  typeof moderator === 'string' ? moderator : moderator.username;

/** Returns the moderator as author of an audit log entry. */
export const authorOf = (moderator: Moderator): Author =>
  typeof moderator === 'string' ? { id: null, username: `review command: ${moderator}`, ip: '' } : moderator;
