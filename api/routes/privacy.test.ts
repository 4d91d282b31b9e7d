// Data protection requests: consents, data export, erasure and its cancellation.
import { describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { crewEndpoints } from '#contracts/crews.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { peopleEndpoints } from '#contracts/people.ts';
import { privacyEndpoints } from '#contracts/privacy.ts';
import { reportEndpoints } from '#contracts/reports.ts';
import { z } from '#contracts/z.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildCrew, buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { marketplaceSecrets } from '#testing/secrets.ts';
import { silentLog } from '#testing/silent-log.ts';
import { testStorage } from '#testing/storage.ts';
import { tracesInDatabase } from '#testing/traces.ts';
import { eraseDuePeople } from '#worker/privacy/erase-due.ts';

const database = useDatabase();
const api = useApi(database);
const counted = z.object({ total: z.int() });
const deps = () => ({
  db: database.db,
  secrets: marketplaceSecrets,
  log: silentLog,
  storage: testStorage,
  deleteSms: async () => {},
});

async function someLabour() {
  const person = await buildLabour(database.db);
  const token = await buildSession(database.db, person);
  return { person, token, client: api.as(token) };
}

async function someEmployer() {
  const person = await buildEmployer(database.db);
  return { person, client: api.as(await buildSession(database.db, person)) };
}

const keysIn = async (prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of testStorage.list(prefix)) keys.push(key);
  return keys;
};

const fetchCopy = (client: ReturnType<typeof api.as>, format: 'json' | 'html') =>
  client.send(privacyEndpoints.getExportFile, { query: { format } });

describe('consents', () => {
  it('A withdrawn identity consent deletes number, documents and review at once, with a receipt', async () => {
    const { person, client } = await someLabour();
    const { db } = database;
    await run(
      db,
      sql`insert into consents (user_id, purpose, version, language) values (${person.id}, 'registration', '1', 'en'),
        (${person.id}, 'identity', '1', 'en')`,
    );
    await run(db, sql`insert into identity_reviews (user_id) values (${person.id})`);
    for (const kind of ['identity', 'resume']) {
      await testStorage.put(`files/consent-${kind}`, Buffer.from(kind), 'application/pdf');
      await run(
        db,
        sql`insert into files (user_id, kind, storage_key, name, content_type, size)
          values (${person.id}, ${kind}, ${`files/consent-${kind}`}, 'a.pdf', 'application/pdf', 5)`,
      );
    }
    const { consents } = await client.ok(privacyEndpoints.setConsents, { body: { identity: false } });
    expect(consents).toMatchObject([
      { purpose: 'registration', given: true, withdrawn_at: null },
      { purpose: 'identity', given: false, withdrawn_at: expect.any(String) },
      { purpose: 'being_found', given: false, withdrawn_at: null },
    ]);
    expect((await client.ok(peopleEndpoints.getLabourProfile, { query: {} })).identity).toBeNull();
    expect(await keysIn('files/consent')).toEqual(['files/consent-resume']);
    const left = await one(
      db,
      sql`select ((select count(*) from identity_reviews where user_id = ${person.id})
        + (select count(*) from files where user_id = ${person.id} and kind = 'identity'))::int as total`,
      counted,
    );
    expect(left.total).toBe(0);

    await client.ok(privacyEndpoints.setConsents, { body: { identity: true } });
    await client.ok(privacyEndpoints.setConsents, { body: { identity: true } });
    const receipts = await many(
      db,
      sql`select count(*)::int as total from consents where user_id = ${person.id} and purpose = 'identity'`,
      counted,
    );
    expect(receipts).toEqual([{ total: 2 }]);
  });

  it('The registration consent can only be withdrawn by erasing the account', async () => {
    const { client } = await someLabour();
    const refused = await client.problem(privacyEndpoints.setConsents, { body: { registration: false } });
    expect(refused.code).toBe('validation_failed');
  });
});

describe('the data export', () => {
  it('An export is created once, its user is notified and is the only reader, and it is deleted when it expires', async () => {
    const { client, person } = await someLabour();
    expect((await client.ok(privacyEndpoints.getPrivacy, {})).export.status).toBe('none');
    await Promise.all([1, 2, 3].map(() => client.ok(privacyEndpoints.getExport, {})));
    expect((await fetchCopy(client, 'json')).status).toBe(404);
    // The first run creates the export, and adds the task of the notification to another queue. The second run executes
    // that task.
    await runTasks(database);
    const { pushed } = await runTasks(database);
    expect(pushed.filter(({ event }) => event === 'notification.created')).toHaveLength(1);
    const { notifications } = await client.ok(notificationEndpoints.listLabour, { query: {} });
    expect(notifications.map(({ title }) => title)).toEqual(['Your data is ready']);

    const page = await fetchCopy(client, 'html');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(await page.text()).not.toMatch(/<script/i);
    expect((await fetchCopy((await someLabour()).client, 'json')).status).toBe(404);

    const before = await keysIn('exports/');
    await run(database.db, sql`update data_requests set due_at = now() where user_id = ${person.id}`);
    await eraseDuePeople(deps(), () => {});
    expect(await keysIn('exports/')).toHaveLength(before.length - 2);
    expect((await fetchCopy(client, 'json')).status).toBe(404);
    expect((await client.ok(privacyEndpoints.getPrivacy, {})).export.status).toBe('none');
  });

  it('A repeated task does not create a second export', async () => {
    const { client, person } = await someLabour();
    await client.ok(privacyEndpoints.getExport, {});
    const again = sql`select queue_bulk.add_job('make_export', json_build_object('event_id', id)) from domain_events
      where name = 'export.requested' and actor_id = ${person.id}`;
    await run(database.db, again);
    await run(database.db, again);
    const before = (await keysIn('exports/')).length;
    await runTasks(database);
    await runTasks(database);
    expect(await keysIn('exports/')).toHaveLength(before + 2);
    const notices = await one(
      database.db,
      sql`select count(*)::int as total from notifications where user_id = ${person.id}`,
      counted,
    );
    expect(notices.total).toBe(1);
  });

  it('An export contains every row, also of more than one page', async () => {
    const { client, person } = await someLabour();
    await run(
      database.db,
      sql`insert into notifications (user_id, kind, notification_type, event_id, event_at)
        select ${person.id}, 'welcome', 'system_message', -n, now() from generate_series(1, 1234) n`,
    );
    await client.ok(privacyEndpoints.getExport, {});
    await runTasks(database);
    const copy = z
      .object({ notifications: z.array(z.unknown()) })
      .parse(await (await fetchCopy(client, 'json')).json());
    expect(copy.notifications).toHaveLength(1234);
  });

  it('User content in the HTML export is escaped', async () => {
    const application = await buildApplication(database.db);
    await run(
      database.db,
      sql`update applications set message = '<img src=x onerror=alert(1)>"&' where id = ${application.id}`,
    );
    const client = api.as(await buildSession(database.db, application.labour));
    await client.ok(privacyEndpoints.getExport, {});
    await runTasks(database);
    const html = await (await fetchCopy(client, 'html')).text();
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&amp;');
    expect(html).not.toContain('<img');
    // Every field has a label: raw column names must not appear.
    expect(html.match(/<dt>[a-z]+_[a-z_]+<\/dt>/g)).toBeNull();
  });

  it('Export and erasure need a fresh session', async () => {
    const { client } = await someLabour();
    await run(database.db, sql`update sessions set created_at = now() - interval '1 hour'`);
    for (const endpoint of [privacyEndpoints.getExport, privacyEndpoints.getExportFile, privacyEndpoints.eraseAccount])
      expect((await client.problem(endpoint, {})).code).toBe('session_not_fresh');
  });
});

describe('the erasure of an account', () => {
  it('A requested erasure ends other sessions, hides jobs, notifies the user, and can be cancelled without loss', async () => {
    const { person, client } = await someEmployer();
    const elsewhere = api.as(await buildSession(database.db, person));
    const job = await buildJob(database.db, { employer: person, title: 'Work that goes on' });
    const isVisible = async () =>
      (await api.as().ok(jobEndpoints.listJobs, { query: { q: '' } })).jobs.some(({ id }) => id === job.id);
    const asked = await client.ok(privacyEndpoints.eraseAccount, {});
    expect(asked.status).toBe('cooling');
    const days = (Date.parse(asked.erase_at ?? '') - Date.parse(asked.requested_at ?? '')) / 86_400_000;
    expect(days).toBe(7);
    expect(await client.ok(privacyEndpoints.eraseAccount, {})).toEqual(asked);
    expect((await elsewhere.problem(privacyEndpoints.getPrivacy, {})).code).toBe('not_authenticated');
    expect(await isVisible()).toBe(false);
    const labour = (await someLabour()).client;
    const refused = await labour.problem(applicationEndpoints.apply, { body: { job_id: job.id } });
    expect(refused.code).toBe('job_not_open');
    await eraseDuePeople(deps(), () => {});
    await runTasks(database);
    const { notifications } = await client.ok(notificationEndpoints.listEmployer, { query: {} });
    expect(notifications.map(({ title }) => title)).toEqual(['Your account will be deleted']);

    expect((await client.ok(privacyEndpoints.keepAccount, {})).status).toBe('none');
    expect((await client.ok(privacyEndpoints.keepAccount, {})).status).toBe('none');
    await run(database.db, sql`update data_requests set due_at = now() - interval '1 day'`);
    await eraseDuePeople(deps(), () => {});
    await runTasks(database);
    expect(await isVisible()).toBe(true);
    expect((await client.ok(peopleEndpoints.getEmployerProfile, { query: {} })).first_name).toBe('Sunita');
  });

  it('The name of an erased leader is in no notification of a removed member, and in no report about the crew', async () => {
    const { client, person: leader } = await someLabour();
    const [{ client: asSecond, person: second }, { person: third }] = [await someLabour(), await someLabour()];
    const crew = await buildCrew(database.db, { leader, members: [second, third] });
    // Another member had named the crew, so that only the membership connects the leader with the report.
    await run(database.db, sql`update crews set named_by = ${second.id} where id = ${crew.id}`);
    const about = { target_type: 'crew', target_id: crew.uid, reason: 'pay_taken' } as const;
    await asSecond.ok(reportEndpoints.sendReport, { body: { ...about, details: 'The leader takes a part.' } });
    await client.ok(crewEndpoints.removeFromCrew, { params: { crew_uid: crew.uid }, body: { labour_id: third.id } });
    await runTasks(database);
    const left = () =>
      one(
        database.db,
        sql`select (select count(*) from notifications where user_id = ${third.id} and kind = 'crew_removed'
            and params ->> 'person' <> '')::int as named,
            (select count(*) from reports where crew_id = ${crew.id} and details is not null)::int as reports`,
        z.object({ named: z.int(), reports: z.int() }),
      );
    expect(await left()).toEqual({ named: 1, reports: 1 });
    await client.ok(privacyEndpoints.eraseAccount, {});
    await run(database.db, sql`update data_requests set due_at = now()`);
    await eraseDuePeople(deps(), () => {});
    expect(await left()).toEqual({ named: 0, reports: 0 });
  });

  it("An employer's erasure cancels open applications and keeps the workers' history", async () => {
    const application = await buildApplication(database.db, { status: 'shortlisted' });
    const done = await buildApplication(database.db, { job: application.job, status: 'completed' });
    const unasked = await buildJob(database.db, { employer: application.employer });
    const countErased = async () =>
      (
        await one(
          database.db,
          sql`select count(*)::int as total from domain_events where name = 'user.erased'`,
          counted,
        )
      ).total;
    const erasedBefore = await countErased();
    const client = api.as(await buildSession(database.db, application.employer));
    await client.ok(privacyEndpoints.eraseAccount, {});
    await run(database.db, sql`update data_requests set due_at = now()`);
    await Promise.all([eraseDuePeople(deps(), () => {}), eraseDuePeople(deps(), () => {})]);
    await eraseDuePeople(deps(), () => {});
    const rows = await many(
      database.db,
      sql`select a.status, a.cancel_reason, j.status as job_status, j.description, a.version,
          (select count(*)::int from domain_events e where e.name = 'application.cancelled' and (e.payload ->> 'application_id')::bigint = a.id) as events,
          (select count(*)::int from application_status_history h where h.application_id = a.id and h.to_status = 'cancelled') as steps
        from applications a join jobs j on j.id = a.job_id where a.id in (${application.id}, ${done.id}) order by a.id`,
      z.unknown(),
    );
    const job = { job_status: 'removed', description: '' };
    expect(rows).toEqual([
      { ...job, status: 'cancelled', cancel_reason: 'job_closed', version: 2, events: 1, steps: 1 },
      { ...job, status: 'completed', cancel_reason: null, version: 1, events: 0, steps: 0 },
    ]);
    const labour = api.as(await buildSession(database.db, application.labour));
    await labour.ok(jobEndpoints.getJobById, { params: { job_id: String(application.job.id) }, query: {} });
    expect(
      await one(database.db, sql`select count(*)::int as total from jobs where id = ${unasked.id}`, counted),
    ).toEqual({ total: 0 });
    expect(await countErased()).toBe(erasedBefore + 1);
  });

  it('A second run erases data that was written during the erasure', async () => {
    const application = await buildApplication(database.db);
    const client = api.as(await buildSession(database.db, application.labour));
    await client.ok(privacyEndpoints.eraseAccount, {});
    await run(database.db, sql`update data_requests set due_at = now()`);
    await eraseDuePeople(deps(), () => {});
    const { labour, employer } = application;
    await run(database.db, sql`update users set first_name = 'Belated' where id = ${labour.id}`);
    await run(
      database.db,
      sql`insert into notifications (user_id, kind, notification_type, event_id, event_at, application_id, params)
        values (${employer.id}, 'application_submitted', 'application_status', 1, now(), ${application.id}, '{"person": "Belated"}')`,
    );
    await eraseDuePeople(deps(), () => {});
    expect(await tracesInDatabase(database.db, ['Belated'])).toEqual([]);
  });

  it('A failed erasure does not block other erasures', async () => {
    const [first, second] = [await someLabour(), await someLabour()];
    for (const { client } of [first, second]) await client.ok(privacyEndpoints.eraseAccount, {});
    await run(database.db, sql`update data_requests set due_at = now() where status = 'pending'`);
    const deleteSms = async (phone: string) => {
      if (phone === first.person.phone) throw new Error('no such disk');
    };
    await expect(eraseDuePeople({ ...deps(), deleteSms }, () => {})).rejects.toThrow('no such disk');
    const names = await many(
      database.db,
      sql`select first_name from users where id in (${first.person.id}, ${second.person.id}) order by id`,
      z.object({ first_name: z.string() }),
    );
    expect(names).toEqual([{ first_name: 'Ravi' }, { first_name: '' }]);
    await eraseDuePeople(deps(), () => {});
    expect((await first.client.problem(privacyEndpoints.getPrivacy, {})).code).toBe('not_authenticated');
  });
});
