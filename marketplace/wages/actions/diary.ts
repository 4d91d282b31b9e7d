// A worker's own record of work outside the product (D73): start and delete diaries, record and delete entries.
import {
  DIARIES_OF_WORKER,
  type Diary,
  type DiaryEntry,
  ENTRIES_OF_DIARY,
  type NewDiaryEntry,
} from '#contracts/diaries.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps, ReadDeps } from '../../deps.ts';
import { paged } from '../../paged.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import {
  countRecent,
  findDiary,
  findSentEntry,
  hasDayEntry,
  insertDiary,
  insertEntry,
  listAllEntries,
  listDiaries,
  listEntries,
  lockDiary,
  removeDiary,
  removeEntry,
} from '../diary-queries.ts';
import { amountOfDay, diaryCsv, isDiaryDay } from '../diary-rules.ts';

type Store = Pick<Deps, 'db'>;

/** Maximum number of entries that a worker may record in a day. */
export const ENTRIES_PER_DAY = 60;

/** Returns the diaries of the worker, newest first. */
export async function showDiaries({ db }: Pick<ReadDeps, 'db'>, labour: Person) {
  const diaries = await listDiaries(db, labour.id);
  return { diaries, may_add: diaries.length < DIARIES_OF_WORKER };
}

const requireDiary = async ({ db }: Pick<ReadDeps, 'db'>, labour: Person, uid: string): Promise<Diary> =>
  (await findDiary(db, labour.id, uid)) ?? fail('not_found');

/** Locks the worker. Fails with `not_authenticated` if the account was erased, also while the request waited. */
async function lockLabour(tx: Tx, labour: Person): Promise<void> {
  if (!(await lockPerson(tx, labour.id))) fail('not_authenticated');
}

const isEmpty = ({ halves, owed }: Diary) => halves === 0 && owed === 0;

/**
 * Starts a diary. If the worker has an equal diary without entries, returns that diary: the request was repeated after
 * its response was lost. Fails with `diaries_limit`.
 */
export async function startDiary(
  { db }: Store,
  labour: Person,
  { other_name, day_paise = null }: { other_name: string; day_paise?: number | null | undefined },
): Promise<Diary> {
  const uid = await inTransaction(db, async (tx) => {
    await lockLabour(tx, labour);
    const diaries = await listDiaries(tx, labour.id);
    const known = diaries.find((one) => isEmpty(one) && one.other_name === other_name && one.day_paise === day_paise);
    if (known) return known.uid;
    if (diaries.length >= DIARIES_OF_WORKER) fail('diaries_limit', { limit: DIARIES_OF_WORKER });
    return insertDiary(tx, { labour_id: labour.id, other_name, day_paise });
  });
  return requireDiary({ db }, labour, uid);
}

/** Deletes a diary with its entries, and returns the others. Fails with `not_found`. */
export async function deleteDiary({ db }: Store, labour: Person, uid: string) {
  if (!(await removeDiary(db, labour.id, uid))) fail('not_found');
  return showDiaries({ db }, labour);
}

interface Page {
  page: number;
  limit: number;
}

/** Returns a page of the entries of a diary, latest day first. Fails with `not_found`. */
export async function showEntries({ db }: Pick<ReadDeps, 'db'>, labour: Person, uid: string, page: Page) {
  await requireDiary({ db }, labour, uid);
  const { entries, total } = await listEntries(db, labour.id, { uid, ...page });
  return paged({ entries }, total, page);
}

/** Fails with `rate_limited` if the worker has recorded {@link ENTRIES_PER_DAY} entries in 24 hours. */
async function requireRate(tx: Tx, labour: Person): Promise<void> {
  const { total, retry_after } = await countRecent(tx, labour.id, ENTRIES_PER_DAY);
  if (total >= ENTRIES_PER_DAY) fail('rate_limited', { retry_after });
}

const isSame = (entry: DiaryEntry, asked: NewDiaryEntry): boolean =>
  entry.kind === asked.kind &&
  entry.day === asked.day &&
  (asked.kind === 'day' ? entry.halves === asked.halves : entry.paise === asked.paise);

/**
 * Records a day of work or a payment under the lock of the worker. If the same request is sent again, nothing changes.
 * Fails with `not_found`, with `validation_failed` for a day in the future or more than five years ago, with
 * `day_recorded`, with `account_full`, with `rate_limited`, and with `idempotency_key_reused` for another request with
 * the same id.
 */
export async function recordDiaryEntry(
  { db }: Store,
  labour: Person,
  uid: string,
  asked: NewDiaryEntry,
): Promise<DiaryEntry> {
  return inTransaction(db, async (tx) => {
    await lockLabour(tx, labour);
    const locked = (await lockDiary(tx, labour.id, uid)) ?? fail('not_found');
    const { kind, day, client_id } = asked;
    const sent = await findSentEntry(tx, locked.id, client_id);
    if (sent) return isSame(sent, asked) ? sent : fail('idempotency_key_reused');
    if (!isDiaryDay(day, locked.today)) fail('validation_failed', { errors: { day: ['out_of_range'] } });
    if (kind === 'day' && (await hasDayEntry(tx, locked.id, day))) fail('day_recorded', {});
    if (locked.entries >= ENTRIES_OF_DIARY) fail('account_full');
    await requireRate(tx, labour);
    const amount =
      asked.kind === 'day'
        ? { halves: asked.halves, paise: amountOfDay(asked.halves, locked.day_paise) }
        : { halves: null, paise: asked.paise };
    return insertEntry(tx, { diary_id: locked.id, client_id, kind, day, ...amount });
  });
}

/** Deletes an entry and returns the diary. Fails with `not_found`. */
export async function deleteDiaryEntry(
  { db }: Store,
  labour: Person,
  { diary_uid, entry_id }: { diary_uid: string; entry_id: number },
): Promise<Diary> {
  if (!(await removeEntry(db, labour.id, { uid: diary_uid, entryId: entry_id }))) fail('not_found');
  return requireDiary({ db }, labour, diary_uid);
}

/** Returns all entries of a diary as CSV. Fails with `not_found`. */
export async function showDiaryFile({ db }: Pick<ReadDeps, 'db'>, labour: Person, uid: string): Promise<string> {
  await requireDiary({ db }, labour, uid);
  return diaryCsv(await listAllEntries(db, labour.id, uid));
}
