// Manages a data breach from its discovery until it is closed (C.6): its facts, the messages to affected users, the
// recipients, and the required reports. Each change is written to the audit log.
import {
  type Audience,
  type Breach,
  type BreachStep,
  MAX_BREACH_RECIPIENTS,
  type stepStates,
} from '#contracts/breaches.ts';
import { fail } from '#contracts/problems.ts';
import { readClock } from '#platform/clock.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Admin } from '../../actor.ts';
import { type AuditEntry, writeAudit } from '../../admins/audit.ts';
import type { Deps } from '../../deps.ts';
import { paged } from '../../paged.ts';
import { recordEvent } from '../../record-event.ts';
import {
  countAffected,
  countListed,
  countUnnotified,
  insertListed,
  removeListed,
  setNoticesStarted,
} from '../people-queries.ts';
import {
  countOpenSteps,
  findBreach,
  insertBreach,
  listBreaches,
  lockBreach,
  setAffected,
  setAudience,
  setClosed,
  setFacts,
  setMessage,
  setStep,
} from '../queries.ts';
import { hasBeen, neededLanguages } from '../rules.ts';

type Store = Pick<Deps, 'db'>;

export async function showBreaches({ db }: Store, page: { page: number; limit: number }) {
  const { breaches, total } = await listBreaches(db, page);
  return paged({ breaches }, total, page);
}

/** Returns a breach. Fails with `not_found`. */
export const showBreach = async ({ db }: Store, id: number) => (await findBreach(db, id)) ?? fail('not_found');

const audit = (tx: Tx, admin: Admin, id: number, entry: Omit<AuditEntry, 'target'>) =>
  writeAudit(tx, admin, { ...entry, target: { type: 'breach', id } });

/**
 * Fails if the time of discovery is in the future. Uses the database clock, because the clock of this process may be
 * wrong.
 */
async function requireDiscovered(tx: Tx, discovered_at: string): Promise<void> {
  if (!hasBeen(discovered_at, await readClock(tx)))
    fail('validation_failed', { errors: { discovered_at: ['out_of_range'] } });
}

/** Registers a breach and returns it. Fails with `validation_failed` if the time of discovery is in the future. */
export async function openBreach(
  deps: Store,
  admin: Admin,
  found: { title: string; discovered_at: string },
): Promise<Breach> {
  const id = await inTransaction(deps.db, async (tx) => {
    await requireDiscovered(tx, found.discovered_at);
    const made = await insertBreach(tx, { ...found, admin_id: admin.id });
    await audit(tx, admin, made, { action: 'breach.opened', after: found });
    return made;
  });
  return showBreach(deps, id);
}

/**
 * Locks an open breach and runs `work` in the same transaction. Fails with `not_found` for an unknown id, and with
 * `breach_closed` if the breach is closed.
 */
async function change<T>(
  { db }: Store,
  id: number,
  work: (tx: Tx, held: { sending: boolean }) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    const held = (await lockBreach(tx, id)) ?? fail('not_found');
    if (held.closed) fail('breach_closed');
    return work(tx, held);
  });
}

type Facts = Parameters<typeof setFacts>[2];

/**
 * Changes what is recorded about a breach (`facts`) and returns the breach. Fails with `validation_failed` if the time
 * of discovery is in the future, with `not_found` for an unknown id, and with `breach_closed` if the breach is closed.
 */
export async function changeBreach(deps: Store, admin: Admin, { id, facts }: { id: number; facts: Facts }) {
  const before = await showBreach(deps, id);
  await change(deps, id, async (tx) => {
    await requireDiscovered(tx, facts.discovered_at);
    await setFacts(tx, id, facts);
    const { title, discovered_at } = before;
    const after = { title: facts.title, discovered_at: facts.discovered_at };
    await audit(tx, admin, id, { action: 'breach.changed', before: { title, discovered_at }, after });
  });
  return showBreach(deps, id);
}

type Words = Parameters<typeof setMessage>[2];

export async function setBreachWords(deps: Store, admin: Admin, { id, words }: { id: number; words: Words }) {
  await change(deps, id, async (tx) => {
    await setMessage(tx, id, words);
    await audit(tx, admin, id, { action: 'breach.words_set', after: { language: words.language } });
  });
  return showBreach(deps, id);
}

/**
 * Sets which users are affected and must be notified. Fails with `breach_not_ready` while notices are being sent, with
 * `not_found` for an unknown id, and with `breach_closed` if the breach is closed.
 */
export async function setRecipients(deps: Store, admin: Admin, { id, audience }: { id: number; audience: Audience }) {
  await change(deps, id, async (tx, { sending }) => {
    if (sending) fail('breach_not_ready');
    await setAudience(tx, id, audience);
    const affected = await countAffected(tx, id, audience);
    await setAffected(tx, id, affected);
    await audit(tx, admin, id, { action: 'breach.audience_chosen', after: { ...audience, affected } });
  });
  return showBreach(deps, id);
}

interface PastedRecipients {
  id: number;
  ids: readonly number[];
  /** True to clear the list of affected users before the ids are added. */
  afresh: boolean;
}

/**
 * Adds users to the list of affected users. Returns the length of the list, and the ids that belong to no user. Fails
 * with `breach_list_full` if the list would exceed the limit, and with `breach_not_ready` while notices are being sent.
 * After a failure the list is unchanged.
 */
export function addListed(deps: Store, admin: Admin, { id, ids, afresh }: PastedRecipients) {
  return change(deps, id, async (tx, { sending }) => {
    if (sending) fail('breach_not_ready');
    if (afresh) await removeListed(tx, id);
    const unknown = await insertListed(tx, id, ids);
    const listed = await countListed(tx, id);
    if (listed > MAX_BREACH_RECIPIENTS) fail('breach_list_full', { limit: MAX_BREACH_RECIPIENTS });
    await audit(tx, admin, id, { action: 'breach.people_listed', after: { listed } });
    return { listed, unknown };
  });
}

/**
 * Starts sending notices to all affected users who have no notice yet. Fails with `breach_not_ready` if a required
 * language has no message, if the affected users are not set, or while notices are being sent. Fails with
 * `stale_version` if the number of users to notify is not `people`, the number that the administrator confirmed.
 */
export async function sendNotices(deps: Store, admin: Admin, { id, people }: { id: number; people: number }) {
  await change(deps, id, async (tx, { sending }) => {
    const { audience, words } = (await findBreach(tx, id)) ?? fail('not_found');
    const isWorded = neededLanguages.every((needed) => words.some(({ language }) => language === needed));
    if (sending || !audience || !isWorded) fail('breach_not_ready');
    const affected = await countAffected(tx, id, audience);
    if (affected !== people) fail('stale_version');
    const waiting = await countUnnotified(tx, id, audience);
    if (waiting === 0) fail('breach_not_ready');
    await setNoticesStarted(tx, id, { waiting, by: admin.id });
    await audit(tx, admin, id, { action: 'breach.notices_sent', after: { affected, untold: waiting } });
    await recordEvent(tx, { name: 'breach.noticed', actor: admin, payload: { breach_id: id } });
  });
  return showBreach(deps, id);
}

interface StepChange {
  id: number;
  step: BreachStep;
  state: (typeof stepStates)[number];
  reference?: string | null | undefined;
  reason?: string | null | undefined;
}

/**
 * Marks a required report as done, not needed or open again. Fails with `validation_failed` if the report is marked as
 * not needed without a reason.
 */
export async function settleStep(deps: Store, admin: Admin, { id, ...settled }: StepChange) {
  if (settled.state === 'not_needed' && !settled.reason)
    fail('validation_failed', { errors: { reason: ['reason_required'] } });
  await change(deps, id, async (tx) => {
    await setStep(tx, id, { ...settled, by: admin.id });
    const { step, state, reference = null, reason } = settled;
    await audit(tx, admin, id, {
      action: 'breach.step_settled',
      after: { step, state, reference },
      ...(reason && { reason }),
    });
  });
  return showBreach(deps, id);
}

/** Closes a breach. Fails with `breach_steps_open` while a required report is open or notices are being sent. */
export async function closeBreach(deps: Store, admin: Admin, { id, words }: { id: number; words: string }) {
  await change(deps, id, async (tx, { sending }) => {
    if (sending || (await countOpenSteps(tx, id)) > 0) fail('breach_steps_open');
    await setClosed(tx, id, { words, by: admin.id });
    await audit(tx, admin, id, { action: 'breach.closed', reason: words });
  });
  return showBreach(deps, id);
}
