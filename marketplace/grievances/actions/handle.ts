// Administrators' actions on complaints. Each action is written to the complaint's history and to the audit log.
// Acknowledgement, decision and reopening also record an event.
import { grievanceKinds } from '#contracts/grievances.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Admin } from '../../actor.ts';
import { writeAudit } from '../../admins/audit.ts';
import type { Deps } from '../../deps.ts';
import { paged } from '../../paged.ts';
import { requireRevealQuota } from '../../people/actions/limit-reveals.ts';
import { recordEvent } from '../../record-event.ts';
import { readSettings } from '../../settings/queries.ts';
import {
  countGrievances,
  findGrievanceDetail,
  insertStep,
  listGrievances,
  lockGrievance,
  setAcknowledged,
  setAssignee,
  setDecided,
  setReopened,
} from '../admin-queries.ts';
import { hoursFor, maskContact } from '../rules.ts';

type Store = Pick<Deps, 'db'>;
type GrievanceListFilter = Parameters<typeof listGrievances>[1];
type LockedGrievance = NonNullable<Awaited<ReturnType<typeof lockGrievance>>>;

export async function showGrievances({ db }: Store, wanted: GrievanceListFilter) {
  const [{ grievances, total }, counts] = await Promise.all([listGrievances(db, wanted), countGrievances(db)]);
  return paged({ grievances, counts }, total, wanted);
}

/** Returns a complaint with the contact masked. Fails with `not_found`. */
export async function showGrievance({ db }: Store, admin: Admin, id: number) {
  const found = (await findGrievanceDetail(db, id, admin.id)) ?? fail('not_found');
  return { ...found, contact: found.contact && maskContact(found.contact) };
}

const about = (id: number) => ({ type: 'grievance', id });

/**
 * Returns the unmasked contact of a visitor's complaint and writes an entry to the audit log. Fails with `not_found` if
 * there is no contact, with `case_not_open` once the complaint is decided, and with `rate_limited` above the daily
 * limit.
 */
export function revealContact({ db }: Store, admin: Admin, id: number): Promise<{ contact: string }> {
  return inTransaction(db, async (tx) => {
    const { contact, status } = (await findGrievanceDetail(tx, id, admin.id)) ?? fail('not_found');
    if (contact === null) fail('not_found');
    if (status === 'decided') fail('case_not_open');
    await writeAudit(tx, admin, { action: 'grievance.contact_revealed', target: about(id) });
    await requireRevealQuota(tx, admin);
    return { contact };
  });
}

/** Locks a complaint, runs `work` in the same transaction and returns the complaint. Fails with `not_found`. */
async function handle(deps: Store, admin: Admin, id: number, work: (tx: Tx, held: LockedGrievance) => Promise<void>) {
  await inTransaction(deps.db, async (tx) => work(tx, (await lockGrievance(tx, id)) ?? fail('not_found')));
  return showGrievance(deps, admin, id);
}

async function take(tx: Tx, admin: Admin, id: number): Promise<void> {
  await setAssignee(tx, id, admin.id);
  await insertStep(tx, { grievance_id: id, admin_id: admin.id, kind: 'assigned' });
}

/**
 * Acknowledges a complaint, and assigns the complaint to the caller if it is unassigned. Fails with `not_found`, or
 * with `grievance_state` if the complaint is already acknowledged.
 */
export const acknowledgeGrievance = (deps: Store, admin: Admin, id: number) =>
  handle(deps, admin, id, async (tx, { status, assigned_to }) => {
    if (status !== 'received') fail('grievance_state');
    await setAcknowledged(tx, id);
    await insertStep(tx, { grievance_id: id, admin_id: admin.id, kind: 'acknowledged' });
    if (assigned_to === null) await take(tx, admin, id);
    await writeAudit(tx, admin, { action: 'grievance.acknowledged', target: about(id) });
    await recordEvent(tx, { name: 'grievance.acknowledged', actor: admin, payload: { grievance_id: id } });
  });

/**
 * Assigns a complaint to the caller. Idempotent. Fails with `not_found`, or with `grievance_state` if the complaint is
 * already decided.
 */
export const takeGrievance = (deps: Store, admin: Admin, id: number) =>
  handle(deps, admin, id, async (tx, { status, assigned_to }) => {
    if (status === 'decided') fail('grievance_state');
    if (assigned_to === admin.id) return;
    await take(tx, admin, id);
    const [before, after] = [{ assigned_to }, { assigned_to: admin.id }];
    await writeAudit(tx, admin, { action: 'grievance.assigned', target: about(id), before, after });
  });

export const noteGrievance = (deps: Store, admin: Admin, id: number, words: string) =>
  handle(deps, admin, id, async (tx) => {
    await insertStep(tx, { grievance_id: id, admin_id: admin.id, kind: 'noted', words });
    await writeAudit(tx, admin, { action: 'grievance.noted', target: about(id) });
  });

/** Decides a complaint. Fails with `not_found`, or with `grievance_state` if the complaint is already decided. */
export const decideGrievance = (
  deps: Store,
  admin: Admin,
  { id, verdict, words }: { id: number; verdict: 'upheld' | 'dismissed'; words: string },
) =>
  handle(deps, admin, id, async (tx, { status }) => {
    if (status === 'decided') fail('grievance_state');
    await setDecided(tx, id, { verdict, words });
    await insertStep(tx, { grievance_id: id, admin_id: admin.id, kind: 'decided', words });
    await writeAudit(tx, admin, {
      action: 'grievance.decided',
      target: about(id),
      before: { status },
      after: { verdict },
    });
    await recordEvent(tx, { name: 'grievance.decided', actor: admin, payload: { grievance_id: id } });
  });

/**
 * Reopens a decided complaint and sets a new deadline. Fails with `not_found`, or with `grievance_state` if the
 * complaint is not decided.
 */
export const reopenGrievance = (deps: Store, admin: Admin, { id, reason }: { id: number; reason: string }) =>
  handle(deps, admin, id, async (tx, { status, kind }) => {
    if (status !== 'decided') fail('grievance_state');
    const times = await readSettings(tx, ['grievance_ack_hours', 'grievance_hours', 'grievance_urgent_hours']);
    const known = grievanceKinds.find((one) => one === kind) ?? 'other';
    await setReopened(tx, id, hoursFor(known, times).decision);
    await insertStep(tx, { grievance_id: id, admin_id: admin.id, kind: 'reopened', words: reason });
    await writeAudit(tx, admin, { action: 'grievance.reopened', target: about(id), reason });
    await recordEvent(tx, { name: 'grievance.reopened', actor: admin, payload: { grievance_id: id } });
  });
