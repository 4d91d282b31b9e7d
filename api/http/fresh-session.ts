// Demands a recent sign-in for actions on the whole account, to protect an unattended phone (D38).
import { fail } from '#contracts/problems.ts';
import type { Caller } from './request-context.ts';

/** Fails with `session_not_fresh` if the session began more than 15 minutes ago. */
export function requireFresh({ caller }: { caller: Caller }): void {
  if (!caller.session?.fresh) fail('session_not_fresh');
}
