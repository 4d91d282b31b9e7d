// SQL of the roster: the users with whom a user has worked, and the marks on them.
import { type RosterList, rosterEmployer, rosterWorker } from '#contracts/roster.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import type { Person } from '../actor.ts';

const sides = {
  employer: { own: sql`a.employer_id`, other: sql`a.labour_id` },
  labour: { own: sql`a.labour_id`, other: sql`a.employer_id` },
} as const;

/**
 * SQL of the users with whom this user has worked (`other_id`), with their trades, number of days and latest day. An
 * application counts if it is completed or has a confirmed day.
 */
const workedWith = ({ type, id }: Person, one: Sql = sql`true`): Sql => {
  const { own, other } = sides[type];
  return sql`select ${other} as other_id, count(distinct d.day)::int as days,
      coalesce(max(d.day), max((a.updated_at at time zone 'Asia/Kolkata')::date)) as last_day,
      array_remove(array_agg(distinct j.role), null) as roles
    from applications a left join jobs j on j.id = a.job_id
      left join attendance_days d on d.application_id = a.id and d.state in ('present', 'late')
    where ${own} = ${id} and ${one} and (a.status = 'completed' or d.id is not null)
    group by ${other}`;
};

const tables = (person: Person, one?: Sql) => sql`(${workedWith(person, one)}) w
  join users u on u.id = w.other_id and u.erased_at is null
  left join people_marks m on m.owner_id = ${person.id} and m.other_id = w.other_id
  left join employer_profiles p on p.user_id = w.other_id`;

const columnsOf = ({
  id,
}: Person) => sql`u.id, u.first_name, left(u.last_name, 1) as initial, to_json(w.roles) as roles, w.days,
  w.last_day::text as last_day, p.company_name, m.note, coalesce(m.favourite, false) as favourite,
  coalesce(m.blocked, false) as blocked, (select r.score from ratings r where r.rater_id = ${id} and r.ratee_id = w.other_id
    order by r.updated_at desc, r.id desc limit 1) as own_rating`;

const listed: Record<RosterList, Sql> = {
  all: sql`true`,
  favourite: sql`m.favourite`,
  blocked: sql`m.blocked`,
};

interface Page {
  list: RosterList;
  page: number;
  limit: number;
}

const counted = z.object({ total: z.int() });

const listRows = async <T>(db: Queryable, person: Person, { list, page, limit }: Page, row: z.ZodMiniType<T>) => {
  const from = sql`${tables(person)} where ${listed[list]}`;
  const [rows, { total }] = await Promise.all([
    many(
      db,
      sql`select ${columnsOf(person)} from ${from} order by coalesce(m.blocked, false), coalesce(m.favourite, false) desc, w.last_day desc, u.id
        limit ${limit} offset ${(page - 1) * limit}`,
      row,
    ),
    one(db, sql`select count(*)::int as total from ${from}`, counted),
  ]);
  return { rows, total };
};

/** Returns a page of the workers who have worked for the employer, and their number. */
export const listWorkers = (db: Queryable, employer: Person, page: Page) => listRows(db, employer, page, rosterWorker);

/** Returns a page of the employers for whom the worker has worked, and their number. */
export const listEmployers = (db: Queryable, labour: Person, page: Page) => listRows(db, labour, page, rosterEmployer);

const findRow = <T>(db: Queryable, person: Person, otherId: number, row: z.ZodMiniType<T>) =>
  maybe(
    db,
    sql`select ${columnsOf(person)} from ${tables(person, sql`${sides[person.type].other} = ${otherId}`)}`,
    row,
  );

/** Returns a worker who has worked for the employer; null for other users. */
export const findWorker = (db: Queryable, employer: Person, id: number) => findRow(db, employer, id, rosterWorker);

/** Returns an employer for whom the worker has worked; null for other users. */
export const findEmployer = (db: Queryable, labour: Person, id: number) => findRow(db, labour, id, rosterEmployer);

export interface Marks {
  favourite: boolean;
  blocked: boolean;
  note: string | null;
}

/** Stores the marks of a user on another user. */
export async function setMarks(tx: Tx, ownerId: number, otherId: number, marks: Marks): Promise<void> {
  await run(
    tx,
    sql`insert into people_marks (owner_id, other_id, favourite, blocked, note)
      values (${ownerId}, ${otherId}, ${marks.favourite}, ${marks.blocked}, ${marks.note})
      on conflict (owner_id, other_id) do update set favourite = excluded.favourite, blocked = excluded.blocked,
        note = excluded.note, updated_at = now()`,
  );
}

/** Returns how many of these workers have worked for the employer and are not blocked by the employer. */
export async function countCallable(db: Queryable, employer: Person, ids: readonly number[]): Promise<number> {
  const { total } = await one(
    db,
    sql`select count(*)::int as total from ${tables(employer, sql`a.labour_id = any(${ids}::bigint[])`)} where m.blocked is not true`,
    counted,
  );
  return total;
}

/** Returns the users whom this user has blocked, and those who have blocked this user. */
export async function listBlocked(db: Queryable, id: number): Promise<number[]> {
  const rows = await many(
    db,
    sql`select other_id as id from people_marks where owner_id = ${id} and blocked
      union select owner_id from people_marks where other_id = ${id} and blocked`,
    z.object({ id: z.int() }),
  );
  return rows.map((row) => row.id);
}
