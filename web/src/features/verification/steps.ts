// Computes the state of each of the three steps of an identity check.
import type { Verification } from '#contracts/verification.ts';

export type StepState = 'done' | 'open' | 'waiting' | 'failed';

/**
 * Returns the state of each step. `phone` is always done. `format` is done as soon as the user has given an identity
 * number. `team` is the state of the review by a moderator.
 */
export function stepStates({
  identity,
}: Pick<Verification, 'identity'>): Record<'phone' | 'format' | 'team', StepState> {
  const team = { format_valid: 'open', pending: 'waiting', verified: 'done', rejected: 'failed' } as const;
  return { phone: 'done', format: identity ? 'done' : 'open', team: identity ? team[identity.status] : 'open' };
}
