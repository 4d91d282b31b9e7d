// SQL of diaries, a worker's own record of work outside the product (D73).
import { type Diary, type DiaryEntry, diary, diaryEntry } from '#contracts/diaries.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import { secondsToRoom } from '../rolling-window.ts';
import { indianToday } from './work-days.ts';

const shown = sql`d.uid, d.other_name, d.day_paise, d.created_at, sums.halves, sums.owed
  from diaries d cross join lateral (select coalesce(sum(e.halves), 0)::int as halves,
    coalesce(sum(case e.kind when 'day' then e.paise else -e.paise end), 0)::bigint as owed
    from diary_entries e where e.diary_id = d.id) sums`;

/** Returns the diaries of a worker, newest first. */
export const listDiaries = (db: Queryable, labourId: number): Promise<Diary[]> =>
  many(db, sql`select ${shown} where d.labour_id = ${labourId} order by d.id desc`, diary);

/** Returns a diary of this worker; null if the worker has no such diary. */
export const findDiary = (db: Queryable, labourId: number, uid: string) =>
  maybe(db, sql`select ${shown} where d.labour_id = ${labourId} and d.uid = ${uid}`, diary);

/** Inserts a diary and returns its uid. */
export async function insertDiary(
  tx: Tx,
  { labour_id, other_name, day_paise }: { labour_id: number; other_name: string; day_paise: number | null },
): Promise<string> {
  const { uid } = await one(
    tx,
    sql`insert into diaries (labour_id, other_name, day_paise) values (${labour_id}, ${other_name}, ${day_paise})
      returning uid`,
    z.object({ uid: z.string() }),
  );
  return uid;
}

/** Deletes a diary with its entries. Returns false if the worker has no such diary. */
export async function removeDiary(db: Queryable, labourId: number, uid: string): Promise<boolean> {
  return (await run(db, sql`delete from diaries where labour_id = ${labourId} and uid = ${uid}`)) === 1;
}

const diaryNames = z.object({ worker: z.string(), employer: z.string() });

/** Returns the name of the worker, and the name of the employer as the worker typed it. */
export const findDiaryNames = (db: Queryable, diaryId: number) =>
  one(
    db,
    sql`select u.first_name || ' ' || u.last_name as worker, d.other_name as employer
      from diaries d join users u on u.id = d.labour_id where d.id = ${diaryId}`,
    diaryNames,
  );

const lockedDiary = z.object({ id: z.int(), day_paise: z.nullable(z.int()), today: z.string(), entries: z.int() });

/** Locks a diary of this worker, and returns it with today in India and the number of its entries. */
export async function lockDiary(tx: Tx, labourId: number, uid: string) {
  await run(tx, sql`select from diaries where labour_id = ${labourId} and uid = ${uid} for update`);
  return maybe(
    tx,
    sql`select d.id, d.day_paise, ${indianToday}::text as today,
        (select count(*)::int from diary_entries e where e.diary_id = d.id) as entries
      from diaries d where d.labour_id = ${labourId} and d.uid = ${uid}`,
    lockedDiary,
  );
}

const entryColumns = sql`e.id, e.kind, e.day::text as day, e.halves, e.paise, e.recorded_at`;
const ofDiary = (labourId: number, uid: string): Sql =>
  sql`from diary_entries e join diaries d on d.id = e.diary_id and d.labour_id = ${labourId} and d.uid = ${uid}`;

/** Returns a page of the entries of a diary, latest day first, and their total number. */
export async function listEntries(
  db: Queryable,
  labourId: number,
  { uid, page, limit }: { uid: string; page: number; limit: number },
): Promise<{ entries: DiaryEntry[]; total: number }> {
  const from = ofDiary(labourId, uid);
  const [entries, { total }] = await Promise.all([
    many(
      db,
      sql`select ${entryColumns} ${from} order by e.day desc, e.id desc limit ${limit} offset ${(page - 1) * limit}`,
      diaryEntry,
    ),
    one(db, sql`select count(*)::int as total ${from}`, z.object({ total: z.int() })),
  ]);
  return { entries, total };
}

/** Returns all entries of a diary, oldest day first. */
export const listAllEntries = (db: Queryable, labourId: number, uid: string) =>
  many(db, sql`select ${entryColumns} ${ofDiary(labourId, uid)} order by e.day, e.id`, diaryEntry);

/** Returns the entry that a request with this id has written; null if there is no such entry. */
export const findSentEntry = (db: Queryable, diaryId: number, clientId: string) =>
  maybe(
    db,
    sql`select ${entryColumns} from diary_entries e where e.diary_id = ${diaryId} and e.client_id = ${clientId}`,
    diaryEntry,
  );

/** Returns true if the day has an entry of work. */
export const hasDayEntry = async (db: Queryable, diaryId: number, day: string): Promise<boolean> =>
  (await run(db, sql`select from diary_entries where diary_id = ${diaryId} and kind = 'day' and day = ${day}::date`)) >
  0;

/** Returns the number of entries that a worker recorded in 24 hours, and the seconds until this number is below `max`. */
export const countRecent = (db: Queryable, labourId: number, max: number) =>
  one(
    db,
    sql`select count(*)::int as total, ${secondsToRoom(sql`e.recorded_at`, sql`interval '1 day'`, { max })} as retry_after
      from diary_entries e join diaries d on d.id = e.diary_id
      where d.labour_id = ${labourId} and e.recorded_at > now() - interval '1 day'`,
    z.object({ total: z.int(), retry_after: z.int() }),
  );

interface NewEntry {
  diary_id: number;
  client_id: string;
  kind: DiaryEntry['kind'];
  day: string;
  halves: number | null;
  paise: number;
}

export const insertEntry = (tx: Tx, given: NewEntry) =>
  one(
    tx,
    sql`insert into diary_entries as e (diary_id, client_id, kind, day, halves, paise)
      values (${given.diary_id}, ${given.client_id}, ${given.kind}, ${given.day}, ${given.halves}, ${given.paise})
      returning ${entryColumns}`,
    diaryEntry,
  );

/** Deletes an entry. Returns false if the diary of this worker has no such entry. */
export async function removeEntry(
  db: Queryable,
  labourId: number,
  { uid, entryId }: { uid: string; entryId: number },
): Promise<boolean> {
  const removed = await run(
    db,
    sql`delete from diary_entries e using diaries d
      where d.id = e.diary_id and d.labour_id = ${labourId} and d.uid = ${uid} and e.id = ${entryId}`,
  );
  return removed === 1;
}
