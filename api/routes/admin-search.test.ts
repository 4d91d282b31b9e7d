// The search of the admin area: what each query finds, masked data, permissions and the audit log.
import { describe, expect, it } from 'vitest';
import type { AdminRole } from '#contracts/admin-roles.ts';
import { adminSearchEndpoints } from '#contracts/admin-search.ts';
import { z } from '#contracts/z.ts';
import { newTicket } from '#marketplace/grievances/rules.ts';
import { newCaseNumber } from '#marketplace/reports/case-number.ts';
import { many, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildApplication, buildEmployer, buildJob, buildLabour } from '#testing/factories.ts';

const database = useDatabase();
const api = useApi(database);

async function searching(role: AdminRole = 'moderator') {
  const { admin, token } = await buildAdmin(database.db, role);
  const call = api.as(token);
  const search = (q: string) => call.ok(adminSearchEndpoints.searchAll, { query: { q } });
  /** Returns the ids of the found users, jobs and applications, and the numbers of the found reports and complaints. */
  const find = async (q: string) => {
    const { users, jobs, applications, cases } = await search(q);
    return {
      users: users.map(({ id }) => id),
      jobs: jobs.map(({ id }) => id),
      applications: applications.map(({ id }) => id),
      cases: cases.map(({ label }) => label),
    };
  };
  return { admin, call, search, find };
}

const nothing = { users: [], jobs: [], applications: [], cases: [] };

/** A worker who applied to a job, was reported and complained. */
async function buildStory() {
  const { db } = database;
  const labour = await buildLabour(db, { first_name: 'Chandrakala', last_name: 'Bhosale' });
  const employer = await buildEmployer(db, { company_name: 'Trimurti Castings' });
  const job = await buildJob(db, { employer, title: 'Zari embroiderer' });
  const application = await buildApplication(db, { labour, job });
  const [report, ticket] = [newCaseNumber(), newTicket()];
  await run(
    db,
    sql`insert into reports (case_number, reporter_id, target_type, target_user_id, reason)
      values (${report}, ${employer.id}, 'user', ${labour.id}, 'other')`,
  );
  await run(
    db,
    sql`insert into grievances (ticket, code_hash, user_id, kind, words, due_ack_at, due_at)
      values (${ticket}, sha256('code'), ${labour.id}, 'fraud', 'He asked for 500', now() + interval '1 day', now() + interval '9 days')`,
  );
  return { labour, employer, job, application, report, ticket, phone: labour.phone ?? '' };
}

const phoneSearches = (adminId: number) =>
  many(
    database.db,
    sql`select after, target_id from admin_audit where action = 'phone.searched' and admin_id = ${adminId} order by id`,
    z.object({ after: z.unknown(), target_id: z.nullable(z.string()) }),
  );

describe('GET /admin/search', () => {
  it('A name finds the user with the applications and cases, and a company its jobs', async () => {
    const { labour, employer, job, application, report, ticket } = await buildStory();
    const { find } = await searching();
    expect(await find('drakala bho')).toEqual({
      users: [labour.id],
      jobs: [],
      applications: [application.id],
      cases: expect.toSatisfy((found: string[]) => found.toSorted().join() === [report, ticket].toSorted().join()),
    });
    expect(await find('TRIMURTI')).toEqual({
      ...nothing,
      users: [employer.id],
      jobs: [job.id],
      applications: [application.id],
    });
    expect((await find('zari emb')).jobs).toContain(job.id);
  });

  it('An id finds rows of each kind, and a uid one user or job', async () => {
    const { labour, job, application } = await buildStory();
    const { search, find } = await searching();
    const byId = await find(`#${labour.id}`);
    expect(byId.users).toEqual([labour.id]);
    expect((await find(String(job.id))).jobs).toEqual([job.id]);
    expect((await find(String(application.id))).applications[0]).toBe(application.id);
    const [user] = (await search(`#${labour.id}`)).users;
    expect(await find(user?.uid.toUpperCase() ?? '')).toEqual({ ...nothing, users: [labour.id] });
    expect(await find(job.uid)).toEqual({ ...nothing, jobs: [job.id] });
  });

  it('A case number or ticket is found in lower case and without dashes', async () => {
    const { report, ticket } = await buildStory();
    const { find } = await searching();
    expect((await find(report.toLowerCase().replaceAll('-', ' '))).cases).toEqual([report]);
    expect((await find(ticket.replaceAll('-', ''))).cases).toEqual([ticket]);
  });

  it('A moderator finds a user by the last four digits or the complete phone number, masked, and each search is recorded without the digits', async () => {
    const { labour, phone, application } = await buildStory();
    const { admin, search, find } = await searching();
    const end = phone.slice(-4);
    const found = await search(end);
    expect(found.users.map(({ id }) => id)).toContain(labour.id);
    expect(found.applications.map(({ id }) => id)).toContain(application.id);
    expect(found.users.find(({ id }) => id === labour.id)?.phone_masked).toBe(
      `${phone.slice(3, 5)}••••••${phone.slice(-2)}`,
    );
    expect(JSON.stringify(found)).not.toContain(phone.slice(3));
    expect((await find(`0${phone.slice(3)}`)).users).toEqual([labour.id]);
    expect(await find(phone.slice(3, 9))).toEqual(nothing);
    await find('chandrakala');
    expect(await phoneSearches(admin.id)).toEqual([
      { after: { by: 'last_digits', found: found.users.length }, target_id: null },
      { after: { by: 'phone', found: 1 }, target_id: null },
    ]);
  });

  it('The 61st search by phone number in an hour gets 429, and a search by name is still answered', async () => {
    const { labour, phone } = await buildStory();
    const { admin, call, find } = await searching();
    const q = phone.slice(-4);
    // Of these 79 searches, 59 are less than an hour old. The limit is 60, so one more search is allowed.
    await run(
      database.db,
      sql`insert into admin_audit (admin_id, actor, action, hash, at)
        select ${admin.id}, 'x', 'phone.searched', ''::bytea, now() - n * interval '1 minute' from generate_series(1, 80) n
        where n <> 60`,
    );
    expect((await find(q)).users).toContain(labour.id);
    const refused = await call.problem(adminSearchEndpoints.searchAll, { query: { q } });
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(refused.retry_after).toBeLessThanOrEqual(60);
    expect((await find('chandrakala')).users).toContain(labour.id);
  });

  it('A viewer finds no user by a phone number or its last digits, and sees no cases', async () => {
    const { labour, application, phone, report, ticket } = await buildStory();
    const { admin, find } = await searching('viewer');
    expect((await find(phone.slice(-4))).users).not.toContain(labour.id);
    expect(await find(phone)).toEqual(nothing);
    expect(await find(report)).toEqual(nothing);
    expect(await find(ticket)).toEqual(nothing);
    const found = await find('chandrakala bhosale');
    expect(found.users).toContain(labour.id);
    expect(found.applications).toContain(application.id);
    expect(found.cases).toEqual([]);
    expect(await phoneSearches(admin.id)).toEqual([]);
  });

  it('A draft is not found, and at most five rows of a kind are returned', async () => {
    const employer = await buildEmployer(database.db, { company_name: 'Kaveri Bricks' });
    for (let nth = 0; nth < 6; nth += 1) await buildJob(database.db, { employer });
    const draft = await buildJob(database.db, { employer, status: 'draft' });
    const { find } = await searching();
    const { jobs } = await find('kaveri bricks');
    expect(jobs).toHaveLength(5);
    expect(jobs).not.toContain(draft.id);
    expect((await find(String(draft.id))).jobs).toEqual([]);
  });

  it('An empty or too long text is refused', async () => {
    const { call } = await searching();
    for (const q of ['', ' ', 'x'.repeat(81)]) {
      const { code } = await call.problem(adminSearchEndpoints.searchAll, { query: { q } });
      expect(code).toBe('validation_failed');
    }
  });
});
