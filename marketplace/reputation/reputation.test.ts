// Tests the recomputation of reputations (D35): events in quick succession cause one task, and single recomputations
// give the same result as a recomputation of all users.
import { describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour } from '#testing/factories.ts';
import { findDifferences, recomputeEverybody, recomputePerson, recomputeWhoAnswered } from './actions/recompute.ts';
import { showScore } from './actions/show.ts';
import { enqueueRecompute } from './queries.ts';

const database = useDatabase();
const statsRow = z.object({
  overall: z.nullable(z.number()),
  rating: z.nullable(z.number()),
  review_count: z.int(),
  jobs_completed: z.int(),
  reliability: z.nullable(z.number()),
  answers_in_hours: z.nullable(z.number()),
  contacts: z.nullable(z.number()),
});
const statsOf = async ({ id }: { id: number }) =>
  (await many(database.db, sql`select * from reputations where user_id = ${id}`, statsRow))[0] ?? null;

interface Work {
  stars?: number;
  seen?: boolean;
  days?: string[];
  contested?: boolean;
}

/** Builds completed work of a worker, with the employer's rating and the attendance days. */
async function worked(
  labour: { type: 'labour'; id: number },
  { stars, seen = true, days = [], contested = false }: Work = {},
) {
  const job = await buildJob(database.db);
  const { id, employer } = await buildApplication(database.db, { job, labour, status: 'completed' });
  await run(
    database.db,
    sql`insert into attendance_days (application_id, day, state, via, contest, contested_at)
      select ${id}, current_date - place::int, state, 'code', case when ${contested} then 'open' end, case when ${contested} then now() end
      from unnest(${days}::text[]) with ordinality as d (state, place)`,
  );
  if (stars)
    await run(
      database.db,
      sql`insert into ratings (application_id, rater_id, ratee_id, rater_type, score, visible_at)
        values (${id}, ${employer.id}, ${labour.id}, 'employer', ${stars}, ${seen ? new Date().toISOString() : null})`,
    );
  return { id, employer };
}

const asLabour = async (): Promise<{ type: 'labour'; id: number }> => ({
  type: 'labour',
  id: (await buildLabour(database.db)).id,
});

describe('The reputation of a worker', () => {
  it('A reputation counts neither hidden ratings nor contested no-shows', async () => {
    const labour = await asLabour();
    await worked(labour, { stars: 5, days: ['present', 'present', 'late'] });
    await worked(labour, { stars: 1, seen: false, days: ['absent'], contested: true });
    await run(
      database.db,
      sql`update applications set withdrawn_late = true, status = 'withdrawn' where id = ${(await worked(labour)).id}`,
    );
    await recomputePerson({ db: database.db }, labour.id);
    // Reliability: 2 of 3 days on time, and half a missed day for the late withdrawal: 2 / 3.5 = 57.1 %.
    expect(await statsOf(labour)).toMatchObject({ rating: 5, review_count: 1, jobs_completed: 2, reliability: 57.1 });
    const score = await showScore({ db: database.db }, labour);
    expect(score).toMatchObject({
      overall: (await statsOf(labour))?.overall,
      experience: 4,
      inputs: { on_time_days: 2, late_days: 1, no_shows: 0, late_withdrawals: 1, ratings: 1, events: 7 },
    });
    await run(
      database.db,
      sql`update attendance_days set contest = 'dismissed', decided_at = now() where contest = 'open'`,
    );
    await recomputePerson({ db: database.db }, labour.id);
    expect((await statsOf(labour))?.reliability).toBeCloseTo(44.4, 5);
  });

  it('A worker without activity has no reputation row', async () => {
    const labour = await asLabour();
    await recomputePerson({ db: database.db }, labour.id);
    expect(await statsOf(labour)).toBeNull();
    expect(await showScore({ db: database.db }, labour)).toMatchObject({
      overall: null,
      label: 'new',
      events_missing: 3,
    });
  });
});

it('An employer with three answers gets a median answer time without an event for each answer', async () => {
  const employer = await buildEmployer(database.db);
  const job = await buildJob(database.db, { employer });
  for (const hours of [1, 3, 50]) {
    const { id } = await buildApplication(database.db, { job, status: 'rejected' });
    await run(
      database.db,
      sql`update applications set answered_at = now(), created_at = now() - ${hours} * interval '1 hour' where id = ${id}`,
    );
    await run(
      database.db,
      sql`insert into contact_confirmations (application_id, contacted) values (${id}, ${hours < 50})`,
    );
  }
  await recomputeWhoAnswered({ db: database.db }, () => {});
  expect(await statsOf(employer)).toMatchObject({ answers_in_hours: 3, contacts: 66.7, overall: null });
  // If the clock was set back, an answer may precede its application. Such an answer counts as 0 h, and the
  // recomputation does not fail.
  const early = sql`update applications set answered_at = created_at - interval '1 minute' where employer_id = ${employer.id}`;
  await run(database.db, early);
  await recomputePerson({ db: database.db }, employer.id);
  expect(await statsOf(employer)).toMatchObject({ answers_in_hours: 0 });
});

it('A reputation matches the facts after concurrent changes', async () => {
  const labour = await asLabour();
  const stars = [1, 2, 3, 4, 5, 5, 4, 3, 2, 1];
  const works = await Promise.all(stars.map(() => worked(labour)));
  await Promise.all(
    works.map(async ({ id, employer }, place) => {
      await run(
        database.db,
        sql`insert into ratings (application_id, rater_id, ratee_id, rater_type, score, visible_at)
          values (${id}, ${employer.id}, ${labour.id}, 'employer', ${stars[place]}, now())`,
      );
      await recomputePerson({ db: database.db }, labour.id);
    }),
  );
  expect(await statsOf(labour)).toMatchObject({ rating: 3, review_count: 10, jobs_completed: 10 });
});

describe('Recompute tasks', () => {
  const waiting = () =>
    many(
      database.db,
      sql`select payload ->> 'user_id' as person from queue_bulk._private_jobs j join queue_bulk._private_tasks t on t.id = j.task_id
        where t.identifier = 'recompute_person' order by j.id`,
      z.object({ person: z.string() }),
    );

  it('A user has one waiting recompute task, and a request during a run adds another', async () => {
    for (let times = 0; times < 10; times += 1) await enqueueRecompute(database.db, [7001, 7002]);
    expect((await waiting()).map(({ person }) => person)).toEqual(['7001', '7002']);
    await run(
      database.db,
      sql`update queue_bulk._private_jobs set locked_at = now(), locked_by = 'a worker' where key = 'recompute_person:7001'`,
    );
    for (let times = 0; times < 3; times += 1) await enqueueRecompute(database.db, [7001]);
    expect((await waiting()).map(({ person }) => person)).toEqual(['7001', '7002', '7001']);
  });
});

it('Recomputing all users gives the same rows as single recomputations, and `findDifferences` returns users whose rows differ', async () => {
  const labour = await asLabour();
  await worked(labour, { stars: 4, days: ['present', 'absent'] });
  await recomputeEverybody({ db: database.db });
  expect(await findDifferences({ db: database.db })).toEqual([]);
  const before = await statsOf(labour);
  await run(database.db, sql`update reputations set overall = 1 where user_id = ${labour.id}`);
  const stranger = await asLabour();
  await run(database.db, sql`insert into reputations (user_id, formula) values (${stranger.id}, 1)`);
  expect(await findDifferences({ db: database.db })).toEqual([labour.id, stranger.id]);
  await recomputePerson({ db: database.db }, labour.id);
  await recomputeEverybody({ db: database.db });
  expect(await statsOf(labour)).toEqual(before);
  expect(await findDifferences({ db: database.db })).toEqual([]);
  const { people } = await one(
    database.db,
    sql`select count(*)::int as people from reputations`,
    z.object({ people: z.int() }),
  );
  expect(people).toBeGreaterThan(2);
});
