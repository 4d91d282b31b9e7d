// The leader types the attendance code once and marks who is present; a member answers "not me" (D81).
import type { CrewOfWork } from '#contracts/attendance.ts';
import { fail } from '#contracts/problems.ts';
import { readClock } from '#platform/clock.ts';
import { inTransaction } from '#platform/db.ts';
import type { Queryable, Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { attestDay, denyDay } from '../../attendance/actions/attest.ts';
import { acceptCode, recordTyped, timeOfTyping } from '../../attendance/actions/enter.ts';
import { findDay } from '../../attendance/day-queries.ts';
import { lockAttendanceFacts } from '../../attendance/queries.ts';
import { isCame } from '../../attendance/rules.ts';
import type { Deps } from '../../deps.ts';
import { lockAccounts } from '../../wages/queries.ts';
import { ticksPausedUntil } from '../rules.ts';
import {
  findCrewOfWork,
  findTick,
  findWorkBid,
  insertTick,
  listCompanions,
  listDenials,
  listMemberIds,
  listTicked,
  lockApplications,
  setDenied,
  type WorkBid,
} from '../tick-queries.ts';

type Store = Pick<Deps, 'db'>;

interface Ticks {
  bid_uid: string;
  date: string;
  code: string;
  typed_at?: string | null | undefined;
  /** Ids of the members who are present. */
  present: readonly number[];
}

async function pausedUntil(db: Queryable, leaderId: number, now: number): Promise<string | null> {
  const denied = (await listDenials(db, leaderId)).map(({ at }) => Date.parse(at));
  const until = ticksPausedUntil(denied, now);
  return until === null ? null : new Date(until).toISOString();
}

/** Fails if the leader may not mark members: the crew is held or has ended, or the right is withdrawn. */
async function requireMayTick(db: Queryable, leader: Person, bid: WorkBid & { now: number }): Promise<void> {
  if (bid.crew_state === 'ended') fail('bid_over');
  if (bid.crew_state === 'held') fail('crew_held');
  const until = await pausedUntil(db, leader.id, bid.now);
  if (until !== null) fail('ticks_paused', { until });
}

/** Marks the members. Members who no longer go are skipped, because a phone may send the marks later. */
async function tickAll(
  tx: Tx,
  leader: Person,
  { bidId, date, at, present }: Omit<Ticks, 'bid_uid' | 'code'> & { bidId: number; at: number },
) {
  for (const { labour_id, application_id } of await listCompanions(tx, bidId)) {
    if (!present.includes(labour_id)) continue;
    if (await insertTick(tx, { bidId, labourId: labour_id, day: date }, leader.id))
      await attestDay(tx, leader, { labour_id, application_id, date, at });
  }
}

/** Returns false for a wrong code: the transaction must commit the number of wrong codes. */
async function tickByCode(tx: Tx, leader: Person, { bid_uid, date, code, typed_at = null, present }: Ticks) {
  const bid = (await findWorkBid(tx, leader.id, bid_uid)) ?? fail('not_found');
  const members = await listMemberIds(tx, bid.id);
  if (!present.every((id) => members.has(id))) fail('not_found');
  if (!bid.leads) fail('forbidden');
  const ownId = bid.application_id ?? fail('bid_over');
  const companions = await listCompanions(tx, bid.id);
  const applications = [ownId, ...companions.map(({ application_id }) => application_id)];
  await lockApplications(tx, applications);
  await lockAccounts(tx, applications);
  const facts = (await lockAttendanceFacts(tx, leader, ownId)) ?? fail('not_found');
  await requireMayTick(tx, leader, { ...bid, now: facts.now });
  const at = timeOfTyping(facts, date, typed_at);
  if (!(await acceptCode(tx, facts, { code, at, kept: typed_at !== null }))) return false;
  const entry = await findDay(tx, ownId, date);
  if (!isCame(entry)) await recordTyped({ tx, labour: leader, facts, entry }, date, at);
  await tickAll(tx, leader, { bidId: bid.id, date, at, present });
  return true;
}

/**
 * Enters the leader's own day by the typed code, and the day of each marked member. Repeating it changes nothing. Fails
 * with `not_found` for a bid or a member of others, `forbidden` for members who do not lead the crew, `bid_over`,
 * `crew_held`, `ticks_paused` after false marks, and as `enterAttendance` does for the code. Returns what the leader has
 * marked, not what the members entered personally.
 */
export async function tickMembers({ db }: Store, leader: Person, ticks: Ticks) {
  const isRight = await inTransaction(db, (tx) => tickByCode(tx, leader, ticks));
  if (!isRight) fail('attendance_code_invalid');
  const bid = (await findWorkBid(db, leader.id, ticks.bid_uid)) ?? fail('not_found');
  return { date: ticks.date, present: await listTicked(db, bid.id, ticks.date) };
}

/**
 * Stores the answer "not me" of a member, and removes the day. Repeating it changes nothing. Fails with `not_found` if
 * the leader did not mark the member on this day, and with `attendance_closed` if the day is not the leader's entry any
 * more or was entered more than 7 days ago.
 */
export async function denyTick({ db }: Store, labour: Person, { bid_uid, date }: { bid_uid: string; date: string }) {
  await inTransaction(db, async (tx) => {
    const bid = (await findWorkBid(tx, labour.id, bid_uid)) ?? fail('not_found');
    const applicationId = bid.application_id ?? fail('not_found');
    await lockApplications(tx, [applicationId]);
    const mark = { bidId: bid.id, labourId: labour.id, day: date };
    const tick = (await findTick(tx, mark)) ?? fail('not_found');
    if (tick.is_denied) return;
    await denyDay(tx, labour, applicationId, date);
    await setDenied(tx, mark);
  });
  return { date };
}

/** Returns the crew with which the worker goes to this work, and for its leader whom to mark; null without a crew. */
export async function showCrewOfWork({ db }: Store, labour: Person, applicationId: number): Promise<CrewOfWork | null> {
  const crew = await findCrewOfWork(db, labour.id, applicationId);
  const bid = crew && (await findWorkBid(db, labour.id, crew.bid_uid));
  if (!bid) return null;
  const is_held = bid.leads && bid.crew_state === 'held';
  if (!bid.leads || bid.crew_state !== 'open')
    return { ...crew, members: null, may_tick: false, paused_until: null, is_held };
  const companions = await listCompanions(db, bid.id);
  const paused_until = await pausedUntil(db, labour.id, await readClock(db));
  return {
    ...crew,
    members: companions.map(({ application_id: _own, ...member }) => member),
    may_tick: companions.length > 0 && paused_until === null,
    paused_until,
    is_held,
  };
}
