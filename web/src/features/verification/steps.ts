// What each of the three steps of an identity stands at. Pure.
import type { Verification } from '#contracts/verification.ts';

export type StepState = 'done' | 'open' | 'waiting' | 'failed';

/** The format of a number is right or is not there; the team has confirmed it, looks at it, has not, or was not asked. */
export function stepStates({
  identity,
}: Pick<Verification, 'identity'>): Record<'phone' | 'format' | 'team', StepState> {
  const team = { format_valid: 'open', pending: 'waiting', verified: 'done', rejected: 'failed' } as const;
  return { phone: 'done', format: identity ? 'done' : 'open', team: identity ? team[identity.status] : 'open' };
}
