// Rules of seats that a call holds for a crew (D81): when a crew may ask, and how long the seats are held. Pure.
import { type CallFacts, phaseOf } from './rules.ts';

const MINUTE = 60_000;

/** Minutes for which seats are held for the members of a crew. */
const HOLD_MIN = 10;

/** Minutes before the start at which holds end (D76). */
const HOLDS_END_MIN = 30;

interface Asking {
  only_chosen: boolean;
  facts: Pick<CallFacts, 'first_until' | 'round_at' | 'now'>;
}

/** True while the call asks only workers whom the employer has chosen or who worked in an earlier call. */
export const isForKnownPeople = ({ only_chosen, facts: { first_until, round_at, now } }: Asking): boolean =>
  only_chosen || (first_until !== null && (round_at === null || first_until > now));

/** Returns the end of a hold that begins now (ms since 1970). */
export const holdEnd = ({ now, starts }: Pick<CallFacts, 'now' | 'starts'>): number =>
  Math.min(now + HOLD_MIN * MINUTE, starts - HOLDS_END_MIN * MINUTE);

/**
 * True while a crew may ask for places together: places for at least two workers are free, no reserve waits for them,
 * and the call does not ask known workers only.
 */
export const takesCrews = ({ only_chosen, facts }: { only_chosen: boolean; facts: CallFacts }): boolean =>
  phaseOf(facts) === 'calling' &&
  holdEnd(facts) > facts.now &&
  facts.places_left >= 2 &&
  facts.reserves_taken === 0 &&
  !isForKnownPeople({ only_chosen, facts });
