// Test data for an employer who chooses between three applicants to one job. The applicants differ in distance and
// score.
import { type Queryable, run, sql } from '#platform/sql.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour, nextPhone } from '#testing/factories.ts';

const people = [
  { first_name: 'Asha', last_name: 'Near', city: 'Pune', overall: 40 },
  { first_name: 'Salim', last_name: 'Far', city: 'Nagpur', overall: 90 },
  { first_name: 'Mohan', last_name: 'Middle', city: 'Mumbai', overall: 70 },
] as const;

/**
 * Builds an employer and a job with three new applicants. `own` contains the texts that users wrote, which the language
 * check of screens ignores.
 */
export async function buildChoice(db: Queryable) {
  const phone = nextPhone();
  const employer = await buildEmployer(db, { phone_number: phone, language: 'en' });
  const job = await buildJob(db, { employer, city: 'Pune' });
  for (const { city, overall, ...name } of people) {
    const labour = await buildLabour(db, name);
    await run(db, sql`update users set city = ${city}, state = 'Maharashtra' where id = ${labour.id}`);
    await run(
      db,
      sql`insert into reputations (user_id, formula, overall, label) values (${labour.id}, 1, ${overall}, 'good')
        on conflict (user_id) do update set overall = excluded.overall`,
    );
    await buildApplication(db, { job, labour });
  }
  return { phone, employer, job, own: new Set([job.title]) };
}
