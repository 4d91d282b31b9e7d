// Facts of a call without an answer, for tests and simulations of the rules of calls.
import type { CallFacts } from '#marketplace/calls/rules.ts';

/** Returns the facts of a call at the time of its post, for six workers and two reserves. Times are in ms since 1970. */
export const newCallFacts = (times: { since: number; starts: number; ends: number }): CallFacts => ({
  ...times,
  status: 'active',
  now: times.since,
  places_left: 6,
  reserves_left: 2,
  reserves_taken: 0,
  positions: 6,
  notified: 0,
  round: 0,
  round_at: null,
  first_until: null,
  first_rounds: 0,
  stage: 0,
  stage_at: null,
});
