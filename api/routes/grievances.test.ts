// Complaints to the grievance officer (C.8): tickets and codes, limits, status changes, deadlines and data deletion.
import { describe, expect, it } from 'vitest';
import { grievanceEndpoints, adminGrievanceEndpoints as ofAdmins } from '#contracts/grievances.ts';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { z } from '#contracts/z.ts';
import * as erasers from '#marketplace/privacy/queries/erase.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildLabour, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { watchGrievances } from '#worker/housekeeping/watch-grievances.ts';

const database = useDatabase();
const api = useApi(database);
const { sendGrievance, followGrievance, listMyGrievances } = grievanceEndpoints;

const complaint = { kind: 'fraud', words: 'He wanted 500 rupees first.' } as const;
let serial = 0;
/** Returns a visitor's complaint with a unique contact. */
const ofVisitor = (more: object = {}) => {
  serial += 1;
  return { ...complaint, contact: `98${String(serial).padStart(8, '0')}`, ...more };
};
const visitor = () => api.as();
const officer = async () => api.as((await buildAdmin(database.db, 'moderator')).token);
const hoursBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 3_600_000;

async function idOf(ticket: string): Promise<number> {
  return (await one(database.db, sql`select id from grievances where ticket = ${ticket}`, z.object({ id: z.int() })))
    .id;
}

/** Moves the times of a complaint this many hours into the past. */
const age = (id: number, hours: number) =>
  run(
    database.db,
    sql`update grievances set created_at = created_at - ${hours} * interval '1 hour', due_ack_at = due_ack_at - ${hours} * interval '1 hour',
      due_at = due_at - ${hours} * interval '1 hour' where id = ${id}`,
  );
const watch = () => watchGrievances(database.db, () => {});

describe("a visitor's complaint", () => {
  it('A visitor gets a ticket and a code, both needed to read the complaint, in any spelling', async () => {
    const receipt = await visitor().ok(sendGrievance, { body: ofVisitor() });
    expect(receipt.ticket).toMatch(/^G-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(receipt).toMatchObject({ status: 'received', words: complaint.words, acknowledged_at: null });
    expect(hoursBetween(receipt.created_at, receipt.due_ack_at)).toBe(24);
    expect(hoursBetween(receipt.created_at, receipt.due_at)).toBe(15 * 24);
    const typed = { params: { ticket: ` ${receipt.ticket.toLowerCase().replaceAll('-', ' ')}` } };
    const read = await visitor().ok(followGrievance, {
      ...typed,
      query: { code: receipt.secret_code.replace('-', '') },
    });
    expect(read.ticket).toBe(receipt.ticket);
    for (const query of [{}, { code: '0000-0000' }])
      expect((await visitor().problem(followGrievance, { ...typed, query })).code).toBe('not_found');
    const none = await visitor().problem(followGrievance, {
      params: { ticket: 'G-0000-0000' },
      query: { code: receipt.secret_code },
    });
    expect(none.code).toBe('not_found');
  });

  it('A complaint about impersonation is due within 24 hours', async () => {
    const { created_at, due_at } = await visitor().ok(sendGrievance, { body: ofVisitor({ kind: 'impersonation' }) });
    expect(hoursBetween(created_at, due_at)).toBe(24);
  });

  it('A visitor must give a valid phone number or email address', async () => {
    for (const [contact, code] of [
      [undefined, 'required'],
      ['12345', 'contact_invalid'],
      ['a@b', 'contact_invalid'],
    ]) {
      const refused = await visitor().problem(sendGrievance, { body: { ...complaint, contact } });
      expect(refused.error_codes).toMatchObject({ contact: [code] });
    }
    await visitor().ok(sendGrievance, { body: { ...complaint, contact: ' sita@example.in ' } });
    const kept = z.object({ contact: z.string() });
    const one_ = await many(database.db, sql`select contact from grievances where contact like '%@%'`, kept);
    expect(one_).toEqual([{ contact: 'sita@example.in' }]);
  });

  it('A repeated request with one key creates one complaint and returns the same code', async () => {
    const body = ofVisitor();
    const headers = { 'idempotency-key': 'wish-of-a-visitor' };
    const first = await visitor().ok(sendGrievance, { body, headers });
    const second = await visitor().ok(sendGrievance, { body, headers });
    expect([second.ticket, second.secret_code]).toEqual([first.ticket, first.secret_code]);
    const other = await visitor().problem(sendGrievance, { body: { ...body, words: 'Another matter' }, headers });
    expect(other.code).toBe('idempotency_key_reused');
    await visitor().ok(followGrievance, { params: { ticket: first.ticket }, query: { code: second.secret_code } });
  });

  it('A visitor has a daily limit of complaints, and a ticket is locked for an hour after ten wrong codes', async () => {
    const body = ofVisitor();
    await setSetting(database.db, 'grievances_per_day', 2);
    const { ticket, secret_code: code } = await visitor().ok(sendGrievance, { body });
    await visitor().ok(sendGrievance, { body });
    expect((await visitor().problem(sendGrievance, { body })).code).toBe('rate_limited');
    await setSetting(database.db, 'grievances_per_day', 5);
    const params = { ticket };
    for (let tries = 0; tries < 10; tries += 1)
      await visitor().problem(followGrievance, { params, query: { code: '1111-1111' } });
    expect((await visitor().problem(followGrievance, { params, query: { code } })).code).toBe('rate_limited');
    await run(
      database.db,
      sql`update grievances set wrong_since = now() - interval '61 minutes' where ticket = ${ticket}`,
    );
    await visitor().ok(followGrievance, { params, query: { code } });
  });
});

describe('the complaint of a signed-in user', () => {
  it('Only its user reads the complaint, and is notified when it is acknowledged and decided', async () => {
    const labour = await buildLabour(database.db);
    const caller = api.as(await buildSession(database.db, labour));
    await run(database.db, sql`update users set muted_notifications = '{system_message}' where id = ${labour.id}`);
    const { ticket } = await caller.ok(sendGrievance, { body: { ...complaint, language: 'hi' } });
    const { grievances } = await caller.ok(listMyGrievances, { query: {} });
    expect(grievances.map((one) => one.ticket)).toEqual([ticket]);
    const other = api.as(await buildSession(database.db, await buildLabour(database.db)));
    expect((await other.problem(followGrievance, { params: { ticket }, query: {} })).code).toBe('not_found');
    const admin = await officer();
    const params = { grievance_id: String(await idOf(ticket)) };
    await admin.ok(ofAdmins.acknowledgeGrievance, { params });
    await admin.ok(ofAdmins.decideGrievance, { params, body: { verdict: 'upheld', words: 'The job is gone.' } });
    const { pushed } = await runTasks(database);
    expect(pushed.filter(({ rooms }) => rooms.includes(`user:${labour.id}`))).toHaveLength(2);
    const { notifications } = await caller.ok(notificationEndpoints.listLabour, { query: {} });
    expect(notifications.map(({ subject, title }) => [subject, title])).toEqual([
      ['grievance', 'Your complaint is decided'],
      ['grievance', 'A person has read your complaint'],
    ]);
    expect(notifications[0]?.message).toContain(ticket);
    const read = await caller.ok(followGrievance, { params: { ticket }, query: {} });
    expect(read).toMatchObject({ status: 'decided', verdict: 'upheld', outcome: 'The job is gone.' });
  });

  it("An erasure deletes all texts and contacts of the user's complaints", async () => {
    const labour = await buildLabour(database.db);
    const caller = api.as(await buildSession(database.db, labour));
    const { ticket } = await caller.ok(sendGrievance, { body: complaint });
    const before = await visitor().ok(sendGrievance, { body: { ...complaint, contact: labour.phone } });
    const admin = await officer();
    const note = { params: { grievance_id: String(await idOf(ticket)) }, body: { words: 'I called Ravi.' } };
    await admin.ok(ofAdmins.noteGrievance, note);
    const erased = { ...labour, known_as: null, invite_digest: null };
    for (const statement of [...erasers.grievanceSteps(erased), ...erasers.grievances(erased)])
      await run(database.db, statement);
    for (const one_ of [ticket, before.ticket]) {
      const found = await admin.ok(ofAdmins.readGrievance, { params: { grievance_id: String(await idOf(one_)) } });
      expect(found).toMatchObject({ words: null, contact: null, status: 'decided' });
      expect(found.steps.every(({ words }) => words === null)).toBe(true);
    }
  });
});

describe('a grievance officer', () => {
  it('An officer acknowledges, takes, notes, decides and reopens a complaint; each action is in the audit log, and a second decision fails', async () => {
    const { ticket, secret_code: code } = await visitor().ok(sendGrievance, {
      body: ofVisitor({ words: 'The wage was not paid.' }),
    });
    const params = { grievance_id: String(await idOf(ticket)) };
    const { admin, token } = await buildAdmin(database.db, 'moderator');
    const caller = api.as(token);
    const read = await caller.ok(ofAdmins.acknowledgeGrievance, { params });
    expect(read).toMatchObject({ status: 'acknowledged', assignee: admin.username, mine: true });
    expect(read.contact).toMatch(/^98•{6}\d\d$/);
    expect((await caller.ok(ofAdmins.revealContact, { params })).contact).toMatch(/^\+9198\d{8}$/);
    await setSetting(database.db, 'admin_reveals_per_day', 1);
    expect((await caller.problem(ofAdmins.revealContact, { params })).code).toBe('rate_limited');
    expect((await caller.problem(ofAdmins.acknowledgeGrievance, { params })).code).toBe('grievance_state');
    await (await officer()).ok(ofAdmins.takeGrievance, { params });
    await caller.ok(ofAdmins.noteGrievance, { params, body: { words: 'The employer does not answer.' } });
    const decision = { params, body: { verdict: 'dismissed', words: 'The wage was paid on Monday.' } } as const;
    await caller.ok(ofAdmins.decideGrievance, decision);
    expect((await caller.problem(ofAdmins.decideGrievance, decision)).code).toBe('grievance_state');
    expect((await caller.problem(ofAdmins.revealContact, { params })).code).toBe('case_not_open');
    const answer = await visitor().ok(followGrievance, { params: { ticket }, query: { code } });
    expect(answer).toMatchObject({ status: 'decided', verdict: 'dismissed', outcome: 'The wage was paid on Monday.' });
    expect(JSON.stringify(answer)).not.toContain('does not answer');
    const again = await caller.ok(ofAdmins.reopenGrievance, { params, body: { reason: 'A slip came.' } });
    expect(again).toMatchObject({ status: 'acknowledged', verdict: null, outcome: null, overdue: false });
    const kinds = ['acknowledged', 'assigned', 'assigned', 'noted', 'decided', 'reopened'];
    expect(again.steps.map(({ kind }) => kind)).toEqual(kinds);
    const auditRows = await many(
      database.db,
      sql`select action from admin_audit where target_type = 'grievance' and target_id = ${String(params.grievance_id)} order by id`,
      z.object({ action: z.string() }),
    );
    const done = ['acknowledged', 'contact_revealed', 'assigned', 'noted', 'decided', 'reopened'];
    expect(auditRows.map(({ action }) => action)).toEqual(done.map((verb) => `grievance.${verb}`));
  });

  it('The list of complaints shows the next due complaint first, and a viewer gets `forbidden`', async () => {
    await run(database.db, sql`update grievances set status = 'decided', decided_at = now() where status <> 'decided'`);
    const slow = await visitor().ok(sendGrievance, { body: ofVisitor() });
    const quick = await visitor().ok(sendGrievance, { body: ofVisitor() });
    await age(await idOf(quick.ticket), 30);
    const caller = await officer();
    const list = await caller.ok(ofAdmins.listGrievances, { query: { status: 'open' } });
    expect(list.grievances.map(({ ticket, overdue }) => [ticket, overdue])).toEqual([
      [quick.ticket, true],
      [slow.ticket, false],
    ]);
    expect(list.counts).toMatchObject({ received: 2, overdue: 1 });
    expect((await caller.ok(ofAdmins.listGrievances, { query: { overdue: 'true' } })).total).toBe(1);
    const viewer = api.as((await buildAdmin(database.db, 'viewer')).token);
    expect((await viewer.problem(ofAdmins.listGrievances, { query: {} })).code).toBe('forbidden');
  });
});

describe('the deadlines of a complaint', () => {
  const overdueSteps = async (id: number) =>
    many(
      database.db,
      sql`select words from grievance_steps where grievance_id = ${id} and kind = 'overdue' order by id`,
      z.object({ words: z.string() }),
    );

  it('An overdue complaint is marked and recorded once per deadline, and stays open', async () => {
    const { ticket } = await visitor().ok(sendGrievance, { body: ofVisitor() });
    const id = await idOf(ticket);
    await watch();
    expect(await overdueSteps(id)).toEqual([]);
    await age(id, 25);
    await watch();
    await watch();
    expect(await overdueSteps(id)).toEqual([{ words: 'acknowledgement' }]);
    await (await officer()).ok(ofAdmins.acknowledgeGrievance, { params: { grievance_id: String(id) } });
    await age(id, 15 * 24);
    await watch();
    await watch();
    expect(await overdueSteps(id)).toEqual([{ words: 'acknowledgement' }, { words: 'decision' }]);
    const found = await (await officer()).ok(ofAdmins.readGrievance, { params: { grievance_id: String(id) } });
    expect(found).toMatchObject({ status: 'acknowledged', overdue: true });
    const written = await one(
      database.db,
      sql`select count(*)::int as count from admin_audit where action = 'grievance.overdue' and target_id = ${String(id)}`,
      z.object({ count: z.int() }),
    );
    expect(written.count).toBe(2);
  });

  it('The contact of a complaint is deleted 180 days after the decision, and the address after two days', async () => {
    const { ticket } = await visitor().ok(sendGrievance, { body: ofVisitor() });
    const id = await idOf(ticket);
    const caller = await officer();
    await caller.ok(ofAdmins.decideGrievance, {
      params: { grievance_id: String(id) },
      body: { verdict: 'upheld', words: 'Yes.' },
    });
    await run(
      database.db,
      sql`update grievances set address = '10.0.0.1', created_at = now() - interval '3 days', decided_at = now() - interval '179 days' where id = ${id}`,
    );
    const kept = z.object({ contact: z.nullable(z.string()), address: z.nullable(z.string()) });
    const row = () => one(database.db, sql`select contact, address from grievances where id = ${id}`, kept);
    await watch();
    expect(await row()).toEqual({ contact: expect.any(String), address: null });
    await run(database.db, sql`update grievances set decided_at = now() - interval '181 days' where id = ${id}`);
    await watch();
    expect((await row()).contact).toBeNull();
  });
});
