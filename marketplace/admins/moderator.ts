// Who has a word on what waits: an administrator, or whoever runs the review command, by the name they gave.
import type { Admin } from '../actor.ts';
import type { Author } from './audit.ts';

export type Moderator = Admin | string;

/** The name that stands beside the verdict. */
export const nameOf = (moderator: Moderator): string =>
  typeof moderator === 'string' ? moderator : moderator.username;

/** As whom the trail knows them. */
export const authorOf = (moderator: Moderator): Author =>
  typeof moderator === 'string' ? { id: null, username: `review command: ${moderator}`, ip: '' } : moderator;
