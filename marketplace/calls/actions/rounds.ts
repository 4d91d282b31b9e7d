// Notifies the next workers of a call, in the order of its rings (D77).
import type { Tx } from '#platform/sql.ts';
import { system } from '../../actor.ts';
import { pointOf } from '../../matching/facts.ts';
import { kilometresBetween, townsWithin } from '../../places/near-towns.ts';
import { recordEvent } from '../../record-event.ts';
import { relatedTo } from '../../search/related-trades.ts';
import { readSettings } from '../../settings/queries.ts';
import { isForKnownPeople } from '../hold-rules.ts';
import {
  insertRing,
  isChosen,
  lockRounds,
  type NearTown,
  notifyNext,
  type Ring,
  setReachedRing,
  setRound,
  wasThere,
} from '../order-queries.ts';
import type { LockedCall } from '../queries.ts';
import { LARGEST_REACH_KM, REACH_KM, roundSize, WIDE_KM } from '../rules.ts';

/** Largest number of workers that a ring adds to the order. */
const RING_SIZE = 2000;

/** Returns the towns within the largest reach, with their distance. The town of the call itself is always one. */
async function townsNear({ state, city, pincode }: Place): Promise<NearTown[]> {
  const point = await pointOf({ state, city, pincode });
  const near = point ? await townsWithin(point, LARGEST_REACH_KM) : [];
  const others = near.map((town) => ({
    name: town.name,
    state: town.state,
    km: point ? kilometresBetween(point, town) : 0,
  }));
  const isOwn = (town: NearTown) => town.name === city && town.state === state;
  return [...(city ? [{ name: city, state, km: 0 }] : []), ...others.filter((town) => !isOwn(town))];
}

const ringNumbers = [1, 2, 3] as const;

/** The trade and the place of a call. */
type Place = Pick<LockedCall, 'role' | 'state' | 'city' | 'pincode'>;

/** Returns a ring: 1 known workers, 2 workers of the trade in reach, 3 workers further away and of related trades. */
const ringOf = ({ role }: Place, no: Ring['no'], towns: readonly NearTown[]): Ring => ({
  no,
  roles: no === 3 ? [role, ...relatedTo(role).keys()] : [role],
  towns,
  km: no === 3 ? WIDE_KM : REACH_KM,
});

/** Returns the rings that a call at this place has; the third one only if it is `wide`. */
export async function ringsOf(place: Place, isWide: boolean): Promise<Ring[]> {
  const towns = await townsNear(place);
  return ringNumbers.filter((no) => no < 3 || isWide).map((no) => ringOf(place, no, towns));
}

/** Puts the workers who had a place in an earlier call into the order, as ring 1 of the new call (D82). */
export async function addEarlierPeople(tx: Tx, jobId: number, { role, like }: { role: string; like: number }) {
  await insertRing(tx, { no: 1, roles: [role], towns: [], km: 0, jobId, limit: RING_SIZE, who: wasThere(like) });
  await setReachedRing(tx, jobId, 1);
}

/** Returns ring 1 of a call for workers whom the employer has chosen, whatever their trade (D82). */
export const ringOfChosen = (ids: readonly number[]): Ring => ({
  no: 1,
  roles: null,
  towns: [],
  km: 0,
  who: isChosen(ids),
});

/** Puts the workers whom the employer has chosen into the order, as ring 1. */
export async function addChosenPeople(tx: Tx, jobId: number, ids: readonly number[]) {
  await insertRing(tx, { ...ringOfChosen(ids), jobId, limit: RING_SIZE });
  await setReachedRing(tx, jobId, 1);
}

/** Notifies the next workers in the order. If the order has too few, adds the next ring. */
export async function startRound(tx: Tx, call: LockedCall): Promise<void> {
  await lockRounds(tx);
  const size = roundSize(call.facts);
  const settings = await readSettings(tx, ['calls_per_worker_day', 'calls_unanswered']);
  const limits = { per_day: settings.calls_per_worker_day, unanswered: settings.calls_unanswered };
  const round = call.facts.round + 1;
  let notified = await notifyNext(tx, { jobId: call.job_id, round, size, ...limits });
  let ring = call.ring;
  for (const next of await ringsOf(call, call.wide)) {
    if (next.no <= call.ring || notified >= size || isForKnownPeople(call)) continue;
    await insertRing(tx, { ...next, jobId: call.job_id, limit: RING_SIZE });
    notified += await notifyNext(tx, { jobId: call.job_id, round, size: size - notified, ...limits });
    ring = next.no;
  }
  // A round in which no further chosen worker is asked is not counted: each round doubles the number of workers who are
  // notified, and the first round with other workers must be as small as that of a new call.
  const isCounted = notified > 0 || !isForKnownPeople(call);
  await setRound(tx, call.job_id, { ring, round: isCounted ? round : call.facts.round });
  if (notified > 0)
    await recordEvent(tx, { name: 'call.offered', actor: system, payload: { job_id: call.job_id, round } });
}
