// SQL of breaches for administrators: the list, one breach with its required reports and messages, and all changes.
import {
  type Audience,
  type Breach,
  type BreachRow,
  type BreachStep,
  breachEndpoints,
  breachSteps,
  type stepStates,
} from '#contracts/breaches.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import { stepHours } from './rules.ts';

const { response: whole } = breachEndpoints.readBreach;
const row = breachEndpoints.listBreaches.response.shape.breaches;

const stepsOf = sql`(select coalesce(json_agg(json_build_object('step', s.step, 'due_at', s.due_at, 'state', s.state, 'reference', s.reference,
    'reason', s.reason, 'settled_at', s.settled_at, 'settled_by', a.username) order by s.due_at, s.step), '[]')
  from breach_steps s left join admins a on a.id = s.settled_by where s.incident_id = b.id) as steps`;
const messagesOf = sql`(select coalesce(json_agg(json_build_object('language', w.language, 'headline', w.headline, 'happened', w.happened,
    'data', w.data, 'done', w.done, 'advice', w.advice, 'contact', w.contact) order by w.language), '[]')
  from breach_words w where w.incident_id = b.id) as words`;
const common = sql`b.id, b.title, b.discovered_at, b.created_at, b.closed_at, b.affected, ${stepsOf}`;
const nearest = sql`(select min(s.due_at) from breach_steps s where s.incident_id = b.id and s.state = 'open')`;

/**
 * Returns a page of breaches: first the open breaches by their nearest deadline, then the closed breaches, newest
 * first.
 */
export async function listBreaches(db: Queryable, { limit, page }: { limit: number; page: number }) {
  const [breaches, { total }] = await Promise.all([
    many(
      db,
      sql`select ${common} from breach_incidents b
        order by b.closed_at is not null, ${nearest} nulls last, b.id desc limit ${limit} offset ${(page - 1) * limit}`,
      row.def.element,
    ),
    one(db, sql`select count(*)::int as total from breach_incidents`, z.object({ total: z.int() })),
  ]);
  return { breaches: breaches satisfies BreachRow[], total };
}

export const findBreach = (db: Queryable, id: number): Promise<Breach | null> =>
  maybe(
    db,
    sql`select ${common}, b.nature, b.happened, b.data, b.consequences, b.measures, b.contact, b.audience, ${messagesOf},
        json_build_object('at', b.notices_at, 'done_at', b.notices_done_at, 'told', b.told, 'total', b.notices_total) as notices,
        maker.username as created_by, closer.username as closed_by, b.closing_words
      from breach_incidents b left join admins maker on maker.id = b.created_by left join admins closer on closer.id = b.closed_by
      where b.id = ${id}`,
    whole,
  );

const held = z.object({ id: z.int(), closed: z.boolean(), sending: z.boolean() });

/** Locks a breach until the end of the transaction. Null for an unknown id. */
export const lockBreach = (tx: Tx, id: number) =>
  maybe(
    tx,
    sql`select id, closed_at is not null as closed, notices_at is not null and notices_done_at is null as sending
      from breach_incidents where id = ${id} for update`,
    held,
  );

export async function insertBreach(
  tx: Tx,
  { title, discovered_at, admin_id }: { title: string; discovered_at: string; admin_id: number },
): Promise<number> {
  const { id } = await one(
    tx,
    sql`insert into breach_incidents (title, discovered_at, created_by) values (${title}, ${discovered_at}, ${admin_id}) returning id`,
    z.object({ id: z.int() }),
  );
  for (const step of breachSteps)
    await run(
      tx,
      sql`insert into breach_steps (incident_id, step, due_at) values (${id}, ${step}, ${discovered_at}::timestamptz + ${stepHours[step]} * interval '1 hour')`,
    );
  return id;
}

type Facts = Pick<
  Breach,
  'title' | 'discovered_at' | 'nature' | 'happened' | 'data' | 'consequences' | 'measures' | 'contact'
>;

/**
 * Sets what is known about a breach, such as its title and nature. Recomputes the deadlines, because they depend on the
 * time of discovery.
 */
export async function setFacts(tx: Tx, id: number, facts: Facts): Promise<void> {
  await run(
    tx,
    sql`update breach_incidents set title = ${facts.title}, discovered_at = ${facts.discovered_at}, nature = ${facts.nature},
      happened = ${facts.happened}, data = ${facts.data}, consequences = ${facts.consequences}, measures = ${facts.measures},
      contact = ${facts.contact}, updated_at = now() where id = ${id}`,
  );
  for (const step of breachSteps)
    await run(
      tx,
      sql`update breach_steps set due_at = ${facts.discovered_at}::timestamptz + ${stepHours[step]} * interval '1 hour'
        where incident_id = ${id} and step = ${step}`,
    );
}

export async function setMessage(tx: Tx, id: number, words: Breach['words'][number]): Promise<void> {
  const { language, headline, happened, data, done, advice, contact } = words;
  await run(
    tx,
    sql`insert into breach_words (incident_id, language, headline, happened, data, done, advice, contact)
      values (${id}, ${language}, ${headline}, ${happened}, ${data}, ${done}, ${advice}, ${contact})
      on conflict (incident_id, language) do update set headline = excluded.headline, happened = excluded.happened, data = excluded.data,
        done = excluded.done, advice = excluded.advice, contact = excluded.contact`,
  );
}

export async function setAudience(tx: Tx, id: number, audience: Audience): Promise<void> {
  await run(
    tx,
    sql`update breach_incidents set audience = ${JSON.stringify(audience)}::jsonb, updated_at = now() where id = ${id}`,
  );
}

export async function setAffected(tx: Tx, id: number, affected: number): Promise<void> {
  await run(tx, sql`update breach_incidents set affected = ${affected}, updated_at = now() where id = ${id}`);
}

interface StepChange {
  step: BreachStep;
  state: (typeof stepStates)[number];
  reference?: string | null | undefined;
  reason?: string | null | undefined;
  /** Id of the administrator; null if a worker process made the change. */
  by: number | null;
}

export async function setStep(tx: Tx, id: number, { step, state, reference, reason, by }: StepChange): Promise<void> {
  const settled = (value: Sql) => (state === 'open' ? sql`null` : value);
  await run(
    tx,
    sql`update breach_steps set state = ${state}, reference = ${reference || null}, reason = ${reason || null},
      settled_at = ${settled(sql`now()`)}, settled_by = ${settled(sql`${by}::bigint`)} where incident_id = ${id} and step = ${step}`,
  );
}

/** Returns the number of required reports of a breach that are neither done nor marked as not needed. */
export async function countOpenSteps(tx: Tx, id: number): Promise<number> {
  const { count } = await one(
    tx,
    sql`select count(*)::int as count from breach_steps where incident_id = ${id} and state = 'open'`,
    z.object({ count: z.int() }),
  );
  return count;
}

export async function setClosed(tx: Tx, id: number, { words, by }: { words: string; by: number }): Promise<void> {
  await run(
    tx,
    sql`update breach_incidents set closed_at = now(), closed_by = ${by}, closing_words = ${words} where id = ${id}`,
  );
}
