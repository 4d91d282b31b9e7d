// SQL of complaints for administrators: the queue, one complaint with its history, and the changes.
import {
  type GrievanceDetail,
  grievanceRow,
  grievanceStatuses,
  grievanceSteps,
  type grievanceVerdicts,
} from '#contracts/grievances.ts';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { emptySql, many, maybe, one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';

/** SQL condition: the complaint `g` is past the deadline of its acknowledgement or decision, by the database clock. */
const isLate = sql`(g.status <> 'decided' and (g.due_at < now() or (g.status = 'received' and g.due_ack_at < now())))`;
const common = sql`g.id, g.ticket, g.kind, g.status, g.verdict, a.username as assignee, g.created_at, g.due_ack_at, g.due_at,
  g.acknowledged_at, g.decided_at, ${isLate} as overdue`;
const counts = z.object({ received: z.int(), acknowledged: z.int(), decided: z.int(), overdue: z.int() });

export const countGrievances = (db: Queryable) =>
  one(
    db,
    sql`select count(*) filter (where g.status = 'received')::int as received, count(*) filter (where g.status = 'acknowledged')::int as acknowledged,
      count(*) filter (where g.status = 'decided')::int as decided, count(*) filter (where ${isLate})::int as overdue from grievances g`,
    counts,
  );

interface GrievanceListFilter {
  status?: 'open' | (typeof grievanceStatuses)[number] | undefined;
  overdue: boolean;
  limit: number;
  page: number;
}

/**
 * Returns a page of complaints: first the open complaints by their next deadline, then the decided ones, newest first.
 */
export async function listGrievances(db: Queryable, { status, overdue, limit, page }: GrievanceListFilter) {
  const ofStatus =
    status === 'open' ? sql`and g.status <> 'decided'` : status ? sql`and g.status = ${status}` : emptySql;
  const where = sql`where true ${ofStatus} ${overdue ? sql`and ${isLate}` : emptySql}`;
  const [grievances, { total }] = await Promise.all([
    many(
      db,
      sql`select ${common}, left(g.words, 160) as excerpt from grievances g left join admins a on a.id = g.assigned_to ${where}
        order by g.status = 'decided', case when g.status = 'received' then least(g.due_ack_at, g.due_at) when g.status = 'acknowledged' then g.due_at end,
          g.id desc limit ${limit} offset ${(page - 1) * limit}`,
      grievanceRow,
    ),
    one(db, sql`select count(*)::int as total from grievances g ${where}`, z.object({ total: z.int() })),
  ]);
  return { grievances, total };
}

const { excerpt: _excerpt, ...row } = grievanceRow.shape;
const whole = z.object({
  ...row,
  words: z.nullable(z.string()),
  link: z.nullable(z.string()),
  outcome: z.nullable(z.string()),
  language: z.string(),
  contact: z.nullable(z.string()),
  user_id: z.nullable(z.int()),
  user_name: z.nullable(z.string()),
  mine: z.boolean(),
});
const step = z.object({
  id: z.int(),
  kind: z.enum(grievanceSteps),
  by: z.nullable(z.string()),
  words: z.nullable(z.string()),
  at: instant,
});

/** Returns one complaint with its history and unmasked contact; null for an unknown id. */
export async function findGrievanceDetail(db: Queryable, id: number, adminId: number): Promise<GrievanceDetail | null> {
  const found = await maybe(
    db,
    sql`select ${common}, g.words, g.link, g.outcome, g.language, g.contact, g.user_id, g.assigned_to is not distinct from ${adminId} as mine,
        case when u.erased_at is null then nullif(trim(u.first_name || ' ' || u.last_name), '') end as user_name
      from grievances g left join admins a on a.id = g.assigned_to left join users u on u.id = g.user_id where g.id = ${id}`,
    whole,
  );
  if (!found) return null;
  const steps = await many(
    db,
    sql`select s.id, s.kind, a.username as by, s.words, s.at from grievance_steps s left join admins a on a.id = s.admin_id
      where s.grievance_id = ${id} order by s.id`,
    step,
  );
  return { ...found, steps };
}

const held = z.object({
  id: z.int(),
  status: z.enum(grievanceStatuses),
  kind: z.string(),
  assigned_to: z.nullable(z.int()),
});

/** Locks a complaint until the end of the transaction. Null for an unknown id. */
export const lockGrievance = (tx: Tx, id: number) =>
  maybe(tx, sql`select id, status, kind, assigned_to from grievances where id = ${id} for update`, held);

interface Step {
  grievance_id: number;
  admin_id: number | null;
  kind: (typeof grievanceSteps)[number];
  words?: string | null;
}

export async function insertStep(tx: Tx, { grievance_id, admin_id, kind, words = null }: Step): Promise<void> {
  await run(
    tx,
    sql`insert into grievance_steps (grievance_id, admin_id, kind, words) values (${grievance_id}, ${admin_id}, ${kind}, ${words})`,
  );
}

export async function setAcknowledged(tx: Tx, id: number): Promise<void> {
  await run(
    tx,
    sql`update grievances set status = 'acknowledged', acknowledged_at = coalesce(acknowledged_at, now()) where id = ${id}`,
  );
}

export async function setAssignee(tx: Tx, id: number, adminId: number): Promise<void> {
  await run(tx, sql`update grievances set assigned_to = ${adminId} where id = ${id}`);
}

interface Decision {
  verdict: (typeof grievanceVerdicts)[number];
  words: string;
}

/** Sets the decision. A complaint that was not acknowledged counts as acknowledged now. */
export async function setDecided(tx: Tx, id: number, { verdict, words }: Decision): Promise<void> {
  await run(
    tx,
    sql`update grievances set status = 'decided', verdict = ${verdict}, outcome = ${words}, decided_at = now(),
      acknowledged_at = coalesce(acknowledged_at, now()) where id = ${id}`,
  );
}

/** Reopens a complaint and restarts the deadline of its decision. The earlier answer remains in the history. */
export async function setReopened(tx: Tx, id: number, hours: number): Promise<void> {
  await run(
    tx,
    sql`update grievances set status = 'acknowledged', verdict = null, outcome = null, decided_at = null, overdue_at = null,
      due_at = now() + ${hours} * interval '1 hour' where id = ${id}`,
  );
}
