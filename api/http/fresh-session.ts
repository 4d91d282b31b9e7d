// What concerns the whole account asks for a session that has just begun (D38): a phone left on a table must not be enough.
import { fail } from '#contracts/problems.ts';
import type { Caller } from './authenticate.ts';

/** Refuses a session that began longer than a few minutes ago. */
export function requireFresh({ caller }: { caller: Caller }): void {
  if (!caller.session?.fresh) fail('session_not_fresh');
}
