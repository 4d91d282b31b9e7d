// Users may apply or post only with a profile that is complete enough (D14).
import { describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { peopleEndpoints } from '#contracts/people.ts';
import type { Person } from '#marketplace/actor.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';

const database = useDatabase();
const api = useApi(database);
const { changeLabourProfile } = peopleEndpoints;
const as = async (person: Person) => api.as(await buildSession(database.db, person));

describe('an incomplete profile', () => {
  const post = {
    title: 'Mason wanted',
    state: 'Goa',
    all_cities: true,
    salary_amount: 900,
    description: 'x'.repeat(30),
  };

  it('A worker cannot apply and an employer cannot post: 403 `profile_incomplete` with the missing fields', async () => {
    const job = await buildJob(database.db);
    const labour = await as(await buildLabour(database.db, { incomplete: true }));
    const refused = { status: 403, code: 'profile_incomplete', percentage: 25, threshold: 60 };
    const answer = await labour.problem(applicationEndpoints.apply, { body: { job_id: job.id } });
    expect(answer).toMatchObject({ ...refused, missing: expect.arrayContaining(['identity', 'state', 'skills']) });
    const employer = await as(await buildEmployer(database.db, { incomplete: true }));
    expect(await employer.problem(jobEndpoints.postJob, { body: post })).toMatchObject(refused);
    expect(await employer.ok(jobEndpoints.listMyJobs, { query: {} })).toMatchObject({ total: 0 });
    await labour.ok(jobEndpoints.listJobs, { query: {} });
  });

  it('A worker may apply as soon as the profile is complete enough', async () => {
    const job = await buildJob(database.db);
    const person = await buildLabour(database.db, { incomplete: true });
    const labour = await as(person);
    const body = { state: 'Goa', city: 'Panaji', date_of_birth: '1990-01-01' };
    expect(await labour.ok(changeLabourProfile, { body: { ...body, skills: ['mason'] } })).toMatchObject({
      profile_completion: { percentage: 65, blocked: false },
    });
    await labour.ok(applicationEndpoints.apply, { body: { job_id: job.id } });
  });

  it('The setting `profile_completion_threshold` sets the required percentage', async () => {
    const [person, job] = [await buildLabour(database.db, { incomplete: true }), await buildJob(database.db)];
    const labour = await as(person);
    await setSetting(database.db, 'profile_completion_threshold', 20);
    await labour.ok(applicationEndpoints.apply, { body: { job_id: job.id } });
    await setSetting(database.db, 'profile_completion_threshold', 95);
    const employer = await as(await buildEmployer(database.db));
    expect(await employer.problem(jobEndpoints.postJob, { body: post })).toMatchObject({
      percentage: 90,
      threshold: 95,
      missing: ['gst_number'],
    });
    await setSetting(database.db, 'profile_completion_threshold', 60);
  });
});
