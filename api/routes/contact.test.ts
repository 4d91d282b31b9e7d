// Contact over HTTP: phone numbers of applicants, contact confirmations, identity checks by the employer.
import { describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { contactEndpoints } from '#contracts/contact.ts';
import { z } from '#contracts/z.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { many, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildFile, buildJob, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { countOf } from '#testing/task-queue.ts';

const database = useDatabase();
const api = useApi(database);
const applications = applicationEndpoints;
const { revealContact, confirmContact, recordVerification } = contactEndpoints;

const as = async (person: { type: 'labour' | 'employer'; id: number }) =>
  api.as(await buildSession(database.db, person));
const params = (id: number) => ({ application_id: String(id) });
const events = (name: string, id: number) =>
  countOf(database.db, `domain_events where name = '${name}' and payload ->> 'application_id' = '${id}'`);
const ended = (id: number, days: number) =>
  run(database.db, sql`update applications set updated_at = now() - ${days} * interval '1 day' where id = ${id}`);

/** Returns the kinds of a user's notifications, oldest first. */
async function noticesOf(userId: number): Promise<string[]> {
  const rows = await many(
    database.db,
    sql`select kind from notifications where user_id = ${userId} order by id`,
    z.object({ kind: z.string() }),
  );
  return rows.map(({ kind }) => kind);
}

describe("an applicant's phone number (D33)", () => {
  it('The employer sees the number, each view is recorded, and the worker is notified once a day', async () => {
    const { id, employer, labour } = await buildApplication(database.db, { status: 'shortlisted' });
    const boss = await as(employer);
    for (let look = 1; look <= 3; look += 1)
      expect((await boss.ok(revealContact, { params: params(id) })).phone_number).toMatch(/^\+91/);
    const bells = async () =>
      (await runTasks(database)).pushed.filter(
        ({ rooms, event }) => event === 'notification.created' && rooms.includes(`user:${labour.id}`),
      );
    expect(await bells()).toMatchObject([{ payload: { title: 'Your number was looked at', application_id: id } }]);
    const mine = await (await as(labour)).ok(applications.getMyApplication, { params: params(id) });
    expect(mine.reveals).toHaveLength(3);
    await run(database.db, sql`update contact_reveals set at = at - interval '1 day' where application_id = ${id}`);
    await boss.ok(revealContact, { params: params(id) });
    expect(await bells()).toHaveLength(1);
    const events = await many(database.db, sql`select payload from domain_events`, z.object({ payload: z.unknown() }));
    expect(JSON.stringify(events)).not.toContain('+91');
  });

  it('Number and resume are closed one week after the application ended', async () => {
    const { id, employer, labour } = await buildApplication(database.db, { status: 'rejected' });
    await buildFile(database.db, labour, 'resume');
    const boss = await as(employer);
    await boss.ok(revealContact, { params: params(id) });
    await ended(id, 8);
    for (const endpoint of [revealContact, applications.getApplicantResume, applications.previewApplicantResume])
      expect(await boss.problem(endpoint, { params: params(id) })).toMatchObject({
        code: 'contact_closed',
        status: 409,
      });
    const read = await boss.ok(applications.getApplicant, { params: params(id) });
    expect([read.acts, read.applicant_profile.resume]).toEqual([[], null]);
  });

  it('The setting `reveals_per_day` limits views, even parallel ones (D57)', async () => {
    await setSetting(database.db, 'reveals_per_day', 3);
    const employer = await buildEmployer(database.db);
    const job = await buildJob(database.db, { employer });
    const sent = await Promise.all(Array.from({ length: 6 }, () => buildApplication(database.db, { job })));
    const boss = await as(employer);
    await boss.csrfToken();
    const answers = await Promise.all(sent.map(({ id }) => boss.send(revealContact, { params: params(id) })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429]);
    await setSetting(database.db, 'reveals_per_day', 100);
  });

  it('A resume is sent as an attachment, and the download is recorded', async () => {
    const { id, employer, labour } = await buildApplication(database.db);
    const boss = await as(employer);
    expect((await boss.problem(applications.getApplicantResume, { params: params(id) })).code).toBe('not_found');
    await buildFile(database.db, labour, 'resume', '%PDF-1.7 Ravi, mason');
    const response = await boss.send(applications.getApplicantResume, { params: params(id) });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(await response.text()).toBe('%PDF-1.7 Ravi, mason');
    expect(await countOf(database.db, `contact_reveals where application_id = ${id} and what = 'resume'`)).toBe(1);
    expect(await countOf(database.db, `file_downloads where user_id = ${employer.id}`)).toBe(1);
  });
});

describe("the worker's contact confirmation (D31)", () => {
  it('A worker confirms or denies contact from the shortlist on and may change it; the employer sees the result without notes', async () => {
    const { id, employer, labour } = await buildApplication(database.db);
    const me = await as(labour);
    const body = { contacted: false, notes: 'Nobody rang' };
    expect((await me.problem(confirmContact, { params: params(id), body })).code).toBe('contact_confirmation_closed');
    await run(database.db, sql`update applications set status = 'shortlisted' where id = ${id}`);
    expect((await me.problem(confirmContact, { params: params(id), body: {} })).error_codes).toEqual({
      contacted: ['required'],
    });
    const first = await me.ok(confirmContact, { params: params(id), body });
    const second = await me.ok(confirmContact, { params: params(id), body: { contacted: true } });
    expect([first.contacted, second.contacted, second.created_at]).toEqual([false, true, first.created_at]);
    await me.ok(confirmContact, { params: params(id), body });
    const mine = await me.ok(applications.getMyApplication, { params: params(id) });
    expect(mine.contact_confirmation).toMatchObject({ contacted: false, notes: 'Nobody rang' });
    const theirs = await (await as(employer)).send(applications.listApplicants, { query: {} });
    expect(await theirs.json()).toMatchObject({
      applications: [{ contact_confirmation: { contacted: false, notes: null } }],
    });
    expect(await events('application.contact_confirmed', id)).toBe(3);
  });

  it('An answer with `if_unanswered` is stored once and does not change an earlier answer', async () => {
    const { id, labour } = await buildApplication(database.db, { status: 'shortlisted' });
    const me = await as(labour);
    const answer = (contacted: boolean) =>
      me.ok(confirmContact, { params: params(id), body: { contacted, if_unanswered: true } });
    expect((await answer(true)).contacted).toBe(true);
    expect((await answer(false)).contacted).toBe(true);
    expect(await events('application.contact_confirmed', id)).toBe(1);
  });

  it('The employer is reminded when two workers of a job deny contact, but not for the third', async () => {
    const job = await buildJob(database.db);
    for (let person = 1; person <= 3; person += 1) {
      const { id, labour } = await buildApplication(database.db, { job, status: 'shortlisted' });
      await (await as(labour)).ok(confirmContact, { params: params(id), body: { contacted: false } });
      await runTasks(database);
      expect(await noticesOf(job.employer_id)).toEqual(person === 1 ? [] : ['contact_missed']);
    }
  });
});

describe("the employer's verification of a worker", () => {
  it('The employer records a verification from the shortlist on, and the worker is notified once (D32)', async () => {
    const { id, employer, labour } = await buildApplication(database.db);
    const boss = await as(employer);
    const body = { contact_methods_verified: ['phone', 'in_person', 'phone'] as const, identity_match: true };
    const given = { ...body, contact_methods_verified: [...body.contact_methods_verified] };
    expect((await boss.problem(recordVerification, { params: params(id), body: given })).code).toBe(
      'verification_closed',
    );
    await run(database.db, sql`update applications set status = 'shortlisted' where id = ${id}`);
    const none = await boss.problem(recordVerification, {
      params: params(id),
      body: { contact_methods_verified: [], identity_match: true },
    });
    expect(none.error_codes).toEqual({ contact_methods_verified: ['contact_method_required'] });
    const record = await boss.ok(recordVerification, { params: params(id), body: given });
    expect(record.contact_methods_verified).toEqual(['phone', 'in_person']);
    await boss.ok(recordVerification, { params: params(id), body: { ...given, identity_match: false } });
    expect((await boss.ok(applications.getApplicant, { params: params(id) })).verification?.identity_match).toBe(false);
    await runTasks(database);
    expect(await noticesOf(labour.id)).toEqual(['applicant_verified']);
  });
});
