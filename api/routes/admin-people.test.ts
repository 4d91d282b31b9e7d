// Users in the admin area: search, masked data, suspension and restoration, identities, applications.
import sharp from 'sharp';
import { io } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '#contracts/account.ts';
import { type CaseType, caseTypes, adminPeopleEndpoints as endpoints } from '#contracts/admin-people.ts';
import { type AdminRole, adminRoles } from '#contracts/admin-roles.ts';
import { applicationEndpoints } from '#contracts/applications.ts';
import { fileEndpoints } from '#contracts/files.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { privacyEndpoints } from '#contracts/privacy.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { z } from '#contracts/z.ts';
import { newCaseNumber } from '#marketplace/reports/case-number.ts';
import { many, one, run, type Sql, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import {
  buildAdmin,
  buildApplication,
  buildEmployer,
  buildFile,
  buildJob,
  buildLabour,
  buildSession,
  nextPhone,
} from '#testing/factories.ts';
import { makeManyPages } from '#testing/hostile-files/packed-pdf.ts';
import { makeJpeg } from '#testing/hostile-files/pictures.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { upload } from '#testing/uploading.ts';
import { waitFor } from '#testing/wait-for.ts';

const database = useDatabase();
const api = useApi(database);

const as = async (role: AdminRole = 'moderator') => {
  const { admin, token } = await buildAdmin(database.db, role);
  return { admin, call: api.as(token) };
};
const userParams = ({ id }: { id: number }) => ({ user_id: String(id) });
const why = { reason: 'Asked workers for money.' };
/** Creates an open report about a user. Returns the request body of an action that refers to this report. */
async function reported({ id }: { id: number }) {
  const reporter = await buildLabour(database.db);
  const { id: case_id } = await one(
    database.db,
    sql`insert into reports (case_number, reporter_id, target_type, target_user_id, reason)
      values (${newCaseNumber()}, ${reporter.id}, 'user', ${id}, 'other') returning id`,
    z.object({ id: z.int() }),
  );
  return { ...why, case_type: 'report' as const, case_id };
}
const auditOf = (id: number) =>
  many(
    database.db,
    sql`select action, reason, admin_id, after from admin_audit where target_type = 'user' and target_id = ${String(id)} order by id`,
    z.object({ action: z.string(), reason: z.nullable(z.string()), admin_id: z.nullable(z.int()), after: z.unknown() }),
  );
const statusOf = async (table: 'jobs' | 'applications', id: number) => {
  const which =
    table === 'jobs'
      ? sql`select status from jobs where id = ${id}`
      : sql`select status from applications where id = ${id}`;
  return (await one(database.db, which, z.object({ status: z.string() }))).status;
};
const isFound = async (uid: string) => {
  const { jobs } = await api.as().ok(jobEndpoints.listJobs, { query: { q: 'zari embroidery', limit: '50' } });
  return jobs.some((job) => job.uid === uid);
};

describe('users in the admin area', () => {
  it('Users are found by name, company, id, UUID and full phone number, never by part of a phone number, and their phone is masked', async () => {
    const { call } = await as();
    const labour = await buildLabour(database.db, { first_name: 'Chandrakala', last_name: 'Bhosale' });
    const employer = await buildEmployer(database.db, { company_name: 'Trimurti Castings' });
    const found = async (q: string, more = {}) =>
      (await call.ok(endpoints.listUsers, { query: { q, ...more } })).users.map(({ id }) => id);
    const phone = labour.phone ?? '';
    expect(await found('drakala bho')).toEqual([labour.id]);
    expect(await found('TRIMURTI')).toEqual([employer.id]);
    expect(await found('tr')).toContain(employer.id);
    expect(await found(String(labour.id))).toEqual([labour.id]);
    expect(await found(`0${phone.slice(3)}`)).toEqual([labour.id]);
    expect(await found(phone.slice(3, 9))).toEqual([]);
    expect(await found('bhosale chandra')).toEqual([labour.id]);
    expect(await found('% _ \\')).toEqual([]);
    expect(await found('सावित्री')).toEqual([]);
    expect(await found('Chandrakala', { user_type: 'employer' })).toEqual([]);
    expect(await found('Chandrakala', { status: 'suspended' })).toEqual([]);
    expect(await found('Chandrakala', { state: 'Maharashtra', verification: 'format_valid' })).toEqual([labour.id]);
    const { users, total } = await call.ok(endpoints.listUsers, { query: { q: 'chandrakala' } });
    expect(total).toBe(1);
    expect(users[0]?.phone_masked).toBe(`${phone.slice(3, 5)}••••••${phone.slice(-2)}`);
    expect(await found(users[0]?.uid ?? '')).toEqual([labour.id]);
    // A viewer may not see phone numbers, and must not find out a number by searching for it.
    const viewer = await as('viewer');
    expect((await viewer.call.ok(endpoints.listUsers, { query: { q: phone } })).users).toEqual([]);
  });

  it('The details of a user mask phone and identity, and list the admin actions that the reader may see', async () => {
    const { call, admin } = await as();
    const phone = nextPhone();
    const labour = await buildLabour(database.db, { phone_number: phone });
    await buildApplication(database.db, { labour });
    await buildFile(database.db, labour, 'resume');
    const body = await reported(labour);
    await call.ok(endpoints.revealPhone, { params: userParams(labour), body });
    const seen = await call.ok(endpoints.getUser, { params: userParams(labour) });
    expect(seen).toMatchObject({
      identity: { type: 'aadhaar', masked: 'XXXX XXXX 2346', status: 'format_valid' },
      applications: { pending: 1 },
      skills: ['mason'],
      documents: [{ kind: 'resume' }],
      status: 'active',
      suspension: null,
      audit: [{ actor: admin.username, action: 'phone.revealed', reason: why.reason }],
    });
    expect(JSON.stringify(seen)).not.toContain(phone.slice(3));
    const [superuser, viewer, other] = [await as('superuser'), await as('viewer'), await as('moderator')];
    const linesOf = async ({ call: reader }: typeof viewer) =>
      (await reader.ok(endpoints.getUser, { params: userParams(labour) })).audit.length;
    expect(await Promise.all([superuser, viewer, other].map(linesOf))).toEqual([1, 0, 0]);
  });

  it.each(['moderator', 'superuser'] as const)(
    'A %s sees a phone number with an open case and a reason, and both are recorded',
    async (role) => {
      const { call, admin } = await as(role);
      const labour = await buildLabour(database.db);
      const body = await reported(labour);
      const asked = { params: userParams(labour), body };
      const refused = await call.problem(endpoints.revealPhone, { ...asked, body: { ...body, reason: ' ' } });
      expect(refused.code).toBe('validation_failed');
      expect((await call.ok(endpoints.revealPhone, asked)).phone_number).toBe(labour.phone);
      const after = { case: { type: 'report', id: body.case_id } };
      expect(await auditOf(labour.id)).toMatchObject([
        { action: 'phone.revealed', reason: why.reason, admin_id: admin.id, after },
      ]);
      const { cases } = await call.ok(endpoints.getUser, { params: userParams(labour) });
      expect(cases).toMatchObject([{ type: 'report', id: body.case_id }]);
    },
  );

  it('A phone number needs an open case of the same user, else `case_not_open`', async () => {
    const { call } = await as();
    const [labour, other] = [await buildLabour(database.db), await buildLabour(database.db)];
    const body = await reported(other);
    const codeOf = async (sent: { reason: string; case_type: CaseType; case_id: number }) =>
      (await call.problem(endpoints.revealPhone, { params: userParams(labour), body: sent })).code;
    for (const case_type of caseTypes) expect(await codeOf({ ...body, case_type }), case_type).toBe('case_not_open');
    const own = await reported(labour);
    await run(database.db, sql`update reports set status = 'dismissed', decided_at = now() where id = ${own.case_id}`);
    expect(await codeOf(own)).toBe('case_not_open');
    expect(await auditOf(labour.id)).toEqual([]);
    const { call: viewer } = await as('viewer');
    expect((await viewer.ok(endpoints.getUser, { params: userParams(other) })).cases).toEqual([]);
  });

  it('Every kind of open case that concerns a user permits to see the phone number', async () => {
    const { call } = await as();
    const job = await buildJob(database.db, { status: 'pending_review' });
    const application = await buildApplication(database.db, { job });
    const { labour, employer } = application;
    const made = async (statement: Sql) => (await one(database.db, statement, z.object({ id: z.int() }))).id;
    const identity = await made(sql`insert into identity_reviews (user_id) values (${labour.id}) returning id`);
    const grievance = await made(
      sql`insert into grievances (ticket, code_hash, user_id, kind, words, due_ack_at, due_at)
        values ('KG-CASE-0001', sha256('code'), ${labour.id}, 'fraud', 'x', now(), now()) returning id`,
    );
    const day = await made(
      sql`insert into attendance_days (application_id, day, state, via, contest, contested_at)
        values (${application.id}, current_date, 'absent', 'employer', 'open', now()) returning id`,
    );
    const report = await made(
      sql`insert into reports (case_number, reporter_id, target_type, job_id, reason)
        values (${newCaseNumber()}, ${labour.id}, 'job', ${job.id}, 'fake') returning id`,
    );
    const shown = async (user: { id: number }, case_type: CaseType, case_id: number) =>
      (await call.send(endpoints.revealPhone, { params: userParams(user), body: { ...why, case_type, case_id } }))
        .status;
    expect(await shown(labour, 'identity', identity)).toBe(200);
    expect(await shown(labour, 'grievance', grievance)).toBe(200);
    expect(await shown(labour, 'day', day)).toBe(200);
    expect(await shown(employer, 'day', day)).toBe(200);
    expect(await shown(employer, 'job', job.id)).toBe(200);
    expect(await shown(employer, 'report', report)).toBe(200);
    // A report gives access to the phone number of the reported user, but not of the user who sent the report.
    expect(await shown(labour, 'report', report)).toBe(409);
  });

  it('An administrator sees 20 phone numbers in 24 hours, then gets 429 with the time until the next', async () => {
    const { call, admin } = await as();
    const labour = await buildLabour(database.db);
    const asked = { params: userParams(labour), body: await reported(labour) };
    await run(
      database.db,
      sql`insert into admin_audit (admin_id, actor, action, hash, at)
        select ${admin.id}, 'x', 'phone.revealed', ''::bytea, now() - n * interval '1 hour' from generate_series(1, 21) n`,
    );
    const refused = await call.problem(endpoints.revealPhone, asked);
    expect(refused.status).toBe(429);
    // The limit counts the numbers that were shown in the last 24 hours. The oldest two were shown 21 and 20 hours ago,
    // so the next one is allowed after 4 hours.
    expect(refused.retry_after).toBeGreaterThan(4 * 3600 - 60);
    expect(refused.retry_after).toBeLessThanOrEqual(4 * 3600);
    expect(await auditOf(labour.id)).toHaveLength(0);
  });

  it('Two parallel requests for the last permitted view of a day get one number and one 429', async () => {
    const { call, admin } = await as();
    const labour = await buildLabour(database.db);
    const asked = { params: userParams(labour), body: await reported(labour) };
    await run(
      database.db,
      sql`insert into admin_audit (admin_id, actor, action, hash) select ${admin.id}, 'x', 'phone.revealed', ''::bytea from generate_series(1, 19)`,
    );
    const both = await Promise.all([1, 2].map(() => call.send(endpoints.revealPhone, asked)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
  });

  it.each(adminRoles)('The role %s has exactly its permitted actions on users', async (role) => {
    const { call } = await as(role);
    const labour = await buildLabour(database.db);
    const input = { params: userParams(labour), body: why };
    const seen = { params: userParams(labour), body: await reported(labour) };
    if (role === 'viewer') expect((await call.problem(endpoints.revealPhone, seen)).code).toBe('forbidden');
    else await call.ok(endpoints.revealPhone, seen);
    const acts = [endpoints.suspendUser, endpoints.restoreUser] as const;
    for (const act of acts) {
      if (role === 'viewer') expect(await call.problem(act, input)).toMatchObject({ code: 'forbidden' });
      else await call.ok(act, input);
    }
    await call.ok(endpoints.getUser, { params: userParams(labour) });
  });
});

describe('a suspended employer', () => {
  it('A suspension ends sessions, pauses jobs and cancels applications; a restoration reopens the jobs', async () => {
    const { call, admin } = await as();
    const employer = await buildEmployer(database.db);
    const token = await buildSession(database.db, employer);
    const job = await buildJob(database.db, { employer, title: 'Zari embroidery in a small workshop' });
    const draft = await buildJob(database.db, { employer, status: 'draft' });
    const waiting = await buildApplication(database.db, { job });
    const accepted = await buildApplication(database.db, { job, status: 'accepted' });
    const socket = io(api.base, { auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true });
    await waitFor('the socket', () => socket.connected);
    expect(await isFound(job.uid)).toBe(true);

    const seen = await call.ok(endpoints.suspendUser, { params: userParams(employer), body: why });
    expect(seen).toMatchObject({
      status: 'suspended',
      suspension: { reason: why.reason },
      jobs: { paused: 1, draft: 1 },
    });
    await waitFor('the socket to close', () => socket.disconnected);
    expect(await isFound(job.uid)).toBe(false);
    expect(await api.as().problem(jobEndpoints.getJob, { params: { job_uid: job.uid } })).toMatchObject({
      code: 'not_found',
    });
    expect(await call.problem(endpoints.suspendUser, { params: userParams(employer), body: why })).toMatchObject({
      code: 'invalid_transition',
    });

    const person = api.as(token);
    expect(await person.problem(accountEndpoints.listSessions, {})).toMatchObject({ code: 'account_suspended' });
    expect(await person.problem(accountEndpoints.setPreferences, { body: { muted: [] } })).toMatchObject({
      code: 'account_suspended',
    });
    expect(await person.ok(privacyEndpoints.getSuspension, {})).toMatchObject({ suspension: { reason: why.reason } });
    await person.ok(privacyEndpoints.getExport, {});
    await person.ok(privacyEndpoints.eraseAccount, {});
    // Requesting and then cancelling the erasure of the account does not reopen the jobs of a suspended employer.
    await person.ok(privacyEndpoints.keepAccount, {});
    expect(await statusOf('jobs', job.id)).toBe('paused');
    // A suspended user reads public endpoints as a visitor.
    expect((await person.ok(jobEndpoints.listJobs, { query: {} })).jobs).toBeDefined();

    // Bulk cancellation emits further events, which the second run processes.
    await runTasks(database);
    await runTasks(database);
    expect(await statusOf('applications', waiting.id)).toBe('cancelled');
    expect(await statusOf('applications', accepted.id)).toBe('accepted');
    const worker = api.as(await buildSession(database.db, waiting.labour));
    const bell = await worker.ok(notificationEndpoints.listLabour, { query: {} });
    expect(bell.notifications.map(({ title }) => title)).toContain('The job is no longer offered');

    const restored = await call.ok(endpoints.restoreUser, {
      params: userParams(employer),
      body: { reason: 'A mistake.' },
    });
    expect(restored).toMatchObject({ status: 'active', suspension: null, jobs: { active: 1, draft: 1 } });
    await runTasks(database);
    expect(await isFound(job.uid)).toBe(true);
    expect(await statusOf('jobs', draft.id)).toBe('draft');
    const received = await person.ok(notificationEndpoints.listEmployer, { query: {} });
    expect(received.notifications.map(({ title }) => title).sort()).toEqual([
      'Your account is open again',
      'Your account is suspended',
      'Your account will be deleted',
      'Your data is ready',
    ]);
    expect(await auditOf(employer.id)).toMatchObject([
      { action: 'user.suspended', reason: why.reason, admin_id: admin.id },
      { action: 'user.restored', reason: 'A mistake.' },
    ]);
    await person.ok(signinEndpoints.logout, {});
  });

  it('A restoration does not reopen jobs that were changed or expired during the suspension', async () => {
    const { call } = await as();
    const employer = await buildEmployer(database.db);
    const [over, held] = [await buildJob(database.db, { employer }), await buildJob(database.db, { employer })];
    const params = userParams(employer);
    await call.ok(endpoints.suspendUser, { params, body: why });
    await run(database.db, sql`update jobs set expires_at = now() - interval '1 minute' where id = ${over.id}`);
    await run(database.db, sql`update jobs set status = 'pending_review', updated_at = now() where id = ${held.id}`);
    await call.ok(endpoints.restoreUser, { params, body: why });
    expect(await Promise.all([over, held].map(({ id }) => statusOf('jobs', id)))).toEqual(['paused', 'pending_review']);
  });
});

describe('a suspended worker', () => {
  it("A suspension cancels the worker's open applications, but not accepted ones", async () => {
    const { call } = await as();
    const { id, labour, employer } = await buildApplication(database.db);
    const other = await buildApplication(database.db, { labour, status: 'accepted' });
    await call.ok(endpoints.suspendUser, { params: userParams(labour), body: why });
    await runTasks(database);
    expect(await statusOf('applications', id)).toBe('cancelled');
    expect(await statusOf('applications', other.id)).toBe('accepted');
    const boss = api.as(await buildSession(database.db, employer));
    expect(
      await boss.problem(applicationEndpoints.setApplicationStatus, {
        params: { application_id: String(id) },
        body: { status: 'shortlisted' },
      }),
    ).toMatchObject({ code: 'invalid_transition' });
  });
});

describe('an identity in review', () => {
  const submitted = async () => {
    const employer = await buildEmployer(database.db);
    await buildFile(database.db, employer, 'pan', '%PDF-1.7 the card');
    const { id } = await one(
      database.db,
      sql`with waits as (update identities set status = 'pending' where user_id = ${employer.id})
        insert into identity_reviews (user_id) values (${employer.id}) returning id`,
      z.object({ id: z.int() }),
    );
    return { employer, params: { review_id: String(id) } };
  };

  it('A review lists the documents and is decided once', async () => {
    const { call, admin } = await as();
    const { employer, params } = await submitted();
    const { identities } = await call.ok(endpoints.listIdentities, { query: { user_type: 'employer' } });
    expect(identities.map(({ user_id }) => user_id)).toContain(employer.id);
    const seen = await call.ok(endpoints.getIdentity, { params });
    expect(seen).toMatchObject({ status: 'pending', papers: [{ kind: 'pan', content_type: 'application/pdf' }] });
    const decided = await call.ok(endpoints.approveIdentity, { params });
    expect(decided).toMatchObject({ status: 'verified', reviewer: admin.username, papers: [] });
    expect(await call.problem(endpoints.rejectIdentity, { params, body: why })).toMatchObject({
      code: 'invalid_transition',
    });
    expect((await auditOf(employer.id)).map(({ action }) => action)).toEqual(['identity.approved']);
    await runTasks(database);
    const bell = await api
      .as(await buildSession(database.db, employer))
      .ok(notificationEndpoints.listEmployer, { query: {} });
    expect(bell.notifications).toHaveLength(1);
  });

  const paperOf = async (bytes: Buffer, name: string) => {
    const employer = await buildEmployer(database.db);
    const token = await buildSession(database.db, employer);
    expect((await upload(api, token, fileEndpoints.setPanDocument, { bytes, name })).status).toBe(201);
    const { id } = await one(
      database.db,
      sql`insert into identity_reviews (user_id) values (${employer.id}) returning id`,
      z.object({ id: z.int() }),
    );
    return { employer, params: { review_id: String(id), kind: 'pan' as const } };
  };
  const pixelsOf = async (webp_base64 = '') => {
    const { data, info } = await sharp(Buffer.from(webp_base64, 'base64')).raw().toBuffer({ resolveWithObject: true });
    return { data, size: [info.width, info.height] };
  };

  it.each([
    ['scan', () => makeJpeg(900, 600), [900, 600], 1],
    ['PDF', () => makeManyPages(6), [1000, 666], 6],
  ] as const)(
    "The pages of a %s show the administrator's username, and each view is recorded and never cached",
    async (_type, make, size, total) => {
      const { employer, params } = await paperOf(await make(), 'pan.bin');
      const readers = [await as(), await as()];
      const views = [];
      for (const { call } of readers) views.push(await call.ok(endpoints.showIdentityPaper, { params }));
      const [mine, theirs] = await Promise.all(views.map(({ pages }) => pixelsOf(pages[0]?.webp_base64)));
      expect([views[0]?.pages.length, views[0]?.total_pages]).toEqual([Math.min(total, 5), total]);
      expect(mine?.size).toEqual(size);
      // Both pictures show the same document, but each carries the username of the administrator who opened it.
      expect(mine?.data.equals(theirs?.data ?? Buffer.alloc(0))).toBe(false);
      const { headers } = await (readers[0] ?? (await as())).call.send(endpoints.showIdentityPaper, { params });
      expect(headers.get('cache-control')).toContain('no-store');
      const opened = (await auditOf(employer.id)).filter(({ action }) => action === 'document.opened');
      expect(opened.map(({ admin_id }) => admin_id)).toEqual([0, 1, 0].map((at) => readers[at]?.admin.id));
    },
  );

  it('A document that cannot be rendered has no pages, and a decided review has no document', async () => {
    const { call } = await as();
    const { params } = await submitted();
    const paper = { params: { ...params, kind: 'pan' as const } };
    expect(await call.ok(endpoints.showIdentityPaper, paper)).toEqual({ pages: [], total_pages: 0 });
    await call.ok(endpoints.rejectIdentity, { params, body: why });
    expect(await call.problem(endpoints.showIdentityPaper, paper)).toMatchObject({ code: 'not_found' });
  });

  it('A rejection has a reason, and a viewer gets `forbidden` for details and decisions', async () => {
    const { call } = await as();
    const { params } = await submitted();
    const viewer = (await as('viewer')).call;
    await viewer.ok(endpoints.listIdentities, { query: {} });
    expect(await viewer.problem(endpoints.getIdentity, { params })).toMatchObject({ code: 'forbidden' });
    expect(await viewer.problem(endpoints.approveIdentity, { params })).toMatchObject({ code: 'forbidden' });
    expect(await call.ok(endpoints.rejectIdentity, { params, body: why })).toMatchObject({
      status: 'rejected',
      reason: why.reason,
    });
  });
});

describe('applications in the admin area', () => {
  it('Applications are filtered by status, job and user, and show their status history', async () => {
    const { call } = await as('viewer');
    const { id, job, labour } = await buildApplication(database.db, { status: 'shortlisted' });
    await run(database.db, sql`update jobs set title = 'Helper 98765-43210' where id = ${job.id}`);
    await run(
      database.db,
      sql`insert into application_status_history (application_id, from_status, to_status, actor_type, actor_id)
        values (${id}, 'pending', 'shortlisted', 'employer', ${job.employer_id})`,
    );
    const query = { status: 'shortlisted', job: String(job.id), user: String(labour.id) } as const;
    const { applications, total } = await call.ok(endpoints.listApplications, { query });
    expect(total).toBe(1);
    expect(applications).toMatchObject([
      { id, job: { title: 'Helper ••••••••' }, labour: { id: labour.id, name: 'Ravi Kumar' } },
    ]);
    expect((await call.ok(endpoints.listApplications, { query: { ...query, status: 'pending' } })).total).toBe(0);
    const seen = await call.ok(endpoints.getApplication, { params: { application_id: String(id) } });
    expect(seen.road).toMatchObject([{ from: 'pending', to: 'shortlisted', by: 'employer' }]);
  });
});
