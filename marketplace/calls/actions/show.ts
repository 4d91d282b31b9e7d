// Shows calls to their employer and to the workers who were notified.
import type { CallPhase, EmployerCall, LabourCall } from '#contracts/call-shapes.ts';
import { fail } from '#contracts/problems.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { pointOf } from '../../matching/facts.ts';
import { kilometresBetween } from '../../matching/score.ts';
import { paged } from '../../paged.ts';
import { takesCrews } from '../hold-rules.ts';
import { listOrder } from '../order-queries.ts';
import { findOwnCallId } from '../queries.ts';
import {
  findLabourCall,
  findOwnCall,
  type LabourCallRow,
  listLabourCalls,
  listOwnCalls,
  type OwnCallRow,
} from '../read-queries.ts';
import {
  type CallFacts,
  isNight,
  isSettled,
  mayOpen,
  openQuestion,
  phaseOf,
  takesAnswers,
  takesMissing,
} from '../rules.ts';

type Store = Pick<Deps, 'db'>;

/** The fields of a call that do not depend on the reader. */
const commonOf = ({ facts, ...row }: OwnCallRow | LabourCallRow) => ({
  uid: row.uid,
  role: row.role,
  phase: phaseOf(facts),
  positions: row.positions,
  reserves: row.reserves,
  places_left: facts.places_left,
  reserves_left: facts.reserves_left,
  pay: row.pay,
  travel: row.travel,
  travel_amount: row.travel_amount,
  date: row.date,
  start_time: row.start_time,
  end_time: row.end_time,
  starts_at: row.starts_at,
  ends_at: row.ends_at,
  night: isNight(row.start_time, row.end_time),
  state: row.state,
  city: row.city,
  location: row.location,
  food_provided: row.food_provided,
  tools_provided: row.tools_provided,
  transport_provided: row.transport_provided,
  note: row.note,
  now: row.now,
});

/** True until the work begins. Then the employer cannot cancel the call any more. */
export const isCancellable = (facts: CallFacts): boolean => ['held', 'calling', 'full'].includes(phaseOf(facts));

const hasEnded = (facts: CallFacts) => ['over', 'short', 'cancelled'].includes(phaseOf(facts));

/** True while places, reserves and pay can be added: until no more workers are notified. */
export const isChangeable = (facts: CallFacts): boolean => phaseOf(facts) === 'held' || takesAnswers(facts);

/** True as soon as the work has begun, because the workers of the day are known then. False for a cancelled call. */
export const isRepeatable = (phase: CallPhase): boolean => ['today', 'over', 'short'].includes(phase);

const allowedToEmployer = ({ facts }: OwnCallRow): EmployerCall['allowed'] => [
  ...(isCancellable(facts) ? ['cancel' as const] : []),
  ...(isChangeable(facts) ? ['change' as const] : []),
  ...(takesMissing(facts) ? ['missing' as const] : []),
  ...(isRepeatable(phaseOf(facts)) ? ['again' as const] : []),
];

function ownCallOf(row: OwnCallRow): EmployerCall {
  const { facts, seats, yes, no, round, only_chosen, next_at, seed_digest, seed } = row;
  return {
    ...commonOf(row),
    late: isCancellable(facts) && row.placed_at !== null && isSettled(facts, Date.parse(row.placed_at)),
    seats,
    notified: facts.notified,
    yes,
    no,
    round,
    only_chosen,
    next_at,
    seed_digest,
    seed: hasEnded(facts) ? seed : null,
    released: row.released,
    allowed: allowedToEmployer(row),
    may_open: mayOpen(row),
  };
}

/** Returns the worker's seat, or the answer if the worker has no seat. A withdrawal after a yes counts as a no. */
export function outcomeOf({ seat, answer, is_dismissed, has_withdrawn }: LabourCallRow): LabourCall['outcome'] {
  if (seat) return seat;
  if (answer === null || is_dismissed) return null;
  if (has_withdrawn) return 'no';
  return answer === 'yes' ? 'full' : 'no';
}

/** Returns what the worker may do now: answer, or confirm a place. */
export function allowedOf({ facts, seat, answer, is_dismissed, ...row }: LabourCallRow): LabourCall['allowed'] {
  if (!seat) {
    if (!takesAnswers(facts) || is_dismissed) return [];
    return answer === 'no' ? ['yes'] : answer === 'yes' ? ['yes'] : ['yes', 'no'];
  }
  if (seat === 'reserve' || phaseOf(facts) === 'cancelled') return [];
  const question = openQuestion(facts, {
    answered: Date.parse(row.answered_at ?? ''),
    isConfirmed: row.confirmed_at !== null,
    isComing: row.coming_at !== null,
  });
  return question ? [question] : [];
}

/** Returns true if the worker would lose the place late now. */
const isLossLate = ({ seat, placed_at, is_moved_up_last, facts }: LabourCallRow) =>
  seat === 'place' && placed_at !== null && !is_moved_up_last && isSettled(facts, Date.parse(placed_at));

async function labourCallOf(row: LabourCallRow): Promise<LabourCall> {
  const [home, place] = await Promise.all([pointOf(row.home), pointOf(row)]);
  const km = kilometresBetween(home, place);
  return {
    ...commonOf(row),
    late: isLossLate(row),
    employer: row.employer,
    distance_km: km === null ? null : Math.round(km),
    order: row.order,
    outcome: outcomeOf(row),
    application_id: row.application_id,
    confirmed_at: row.confirmed_at,
    coming_at: row.coming_at,
    allowed: allowedOf(row),
    may_bring_crew: !row.seat && allowedOf(row).includes('yes') && takesCrews(row),
  };
}

/** Returns one of the employer's calls. Fails with `not_found`. */
export async function showOwnCall({ db }: Store, employer: Person, uid: string): Promise<EmployerCall> {
  return ownCallOf((await findOwnCall(db, employer.id, uid)) ?? fail('not_found'));
}

/** Returns a page of the employer's calls, newest first. */
export async function showOwnCalls({ db }: Store, employer: Person, page: { page: number; limit: number }) {
  const { rows, total } = await listOwnCalls(db, employer.id, page);
  return paged({ calls: rows.map(ownCallOf) }, total, page);
}

/** Returns a page of the order of one of the employer's calls, without names. Fails with `not_found`. */
export async function showOrder(
  { db }: Store,
  employer: Person,
  { uid, ...page }: { uid: string; page: number; limit: number },
) {
  const id = (await findOwnCallId(db, employer.id, uid)) ?? fail('not_found');
  const { people, total } = await listOrder(db, id, page);
  return paged({ people }, total, page);
}

/** Returns a call of which the worker was notified. Fails with `not_found`. */
export async function showCall({ db }: Store, labour: Person, uid: string): Promise<LabourCall> {
  return labourCallOf((await findLabourCall(db, labour.id, uid)) ?? fail('not_found'));
}

/** Returns a page of the worker's calls: those without an answer, or those with a seat. */
export async function showCalls(
  { db }: Store,
  labour: Person,
  query: { list: 'open' | 'mine'; page: number; limit: number },
) {
  const { rows, total } = await listLabourCalls(db, labour.id, query);
  return paged({ calls: await Promise.all(rows.map(labourCallOf)) }, total, query);
}
