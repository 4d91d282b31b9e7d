// Computes the state of each of the three steps of an identity check.
import type { Verification } from '#contracts/verification.ts';

export type StepState = 'done' | 'open' | 'waiting' | 'failed';

/**
 * Returns the state of each step. `format` is done once the user has given an identity number. `team` shows the
 * progress of the review by our team.
 */
export function stepStates({
  identity,
}: Pick<Verification, 'identity'>): Record<'phone' | 'format' | 'team', StepState> {
  const team = { format_valid: 'open', pending: 'waiting', verified: 'done', rejected: 'failed' } as const;
  return { phone: 'done', format: identity ? 'done' : 'open', team: identity ? team[identity.status] : 'open' };
}
