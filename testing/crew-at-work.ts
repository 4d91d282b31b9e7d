// Builds a crew of three that an employer has hired together, for tests.
import { z } from '#contracts/z.ts';
import { one, type Queryable, run, sql } from '#platform/sql.ts';
import { buildApplication, buildCrew, buildEmployer, buildJob, buildLabour } from './factories.ts';

async function buildPeople(db: Queryable) {
  return [await buildLabour(db), await buildLabour(db), await buildLabour(db)] as const;
}

interface Before {
  people: Awaited<ReturnType<typeof buildPeople>>;
  crew: Awaited<ReturnType<typeof buildCrew>>;
}

/**
 * Returns a crew whose leader and two members are accepted for a job since ten days, with the applications in this order.
 * With `before`, an existing crew has this further job.
 */
export async function crewAtWork(db: Queryable, before?: Before) {
  const people = before?.people ?? (await buildPeople(db));
  const [leader, second, third] = people;
  const employer = await buildEmployer(db);
  const job = await buildJob(db, { employer, positions: 5 });
  const crew = before?.crew ?? (await buildCrew(db, { leader, members: [second, third] }));
  const bid = await one(
    db,
    sql`insert into crew_bids (crew_id, leader_id, job_id, min_members, state, until, sent_at)
      values (${crew.id}, ${leader.id}, ${job.id}, 2, 'sent', now(), now()) returning id, uid`,
    z.object({ id: z.int(), uid: z.string() }),
  );
  const applications: number[] = [];
  for (const labour of people) {
    const { id } = await buildApplication(db, { job, labour, status: 'accepted' });
    await run(db, sql`update applications set created_at = now() - interval '10 days' where id = ${id}`);
    await run(
      db,
      sql`insert into crew_bid_members (bid_id, labour_id, state, answered_at, application_id)
        values (${bid.id}, ${labour.id}, 'yes', now(), ${id})`,
    );
    applications.push(id);
  }
  return { ...bid, people, employer, job, crew, applications };
}
