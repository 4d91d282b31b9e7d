// The audit log: read permissions, protection from changes by the app, and detection of tampering.
import { beforeAll, expect, it } from 'vitest';
import { auditEndpoints as endpoints } from '#contracts/audit.ts';
import type { Admin } from '#marketplace/actor.ts';
import { writeAudit } from '#marketplace/admins/audit.ts';
import { digestAudit } from '#marketplace/system/audit.ts';
import { inTransaction } from '#platform/db.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin } from '#testing/factories.ts';

const database = useDatabase();
const api = useApi(database);
let chief: Awaited<ReturnType<typeof buildAdmin>>;
let moderator: Awaited<ReturnType<typeof buildAdmin>>;

const write = (admin: Admin, action: string, id: number) =>
  inTransaction(database.db, (tx) =>
    writeAudit(tx, admin, {
      action,
      target: { type: 'user', id },
      before: { open: true },
      after: { open: false },
      reason: 'asked',
    }),
  );

beforeAll(async () => {
  chief = await buildAdmin(database.db);
  moderator = await buildAdmin(database.db, 'moderator');
  for (const id of [1, 2, 3]) await write(chief.admin, 'user.suspended', id);
  await write(moderator.admin, 'user.restored', 2);
});

const query = {};

it('A superuser sees all entries of the audit log, newest first; a moderator sees only their own', async () => {
  const all = await api.as(chief.token).ok(endpoints.listAudit, { query });
  expect(all.rows.map(({ action, target_id }) => [action, target_id])).toEqual([
    ['user.restored', '2'],
    ['user.suspended', '3'],
    ['user.suspended', '2'],
    ['user.suspended', '1'],
  ]);
  expect(all.rows[0]).toMatchObject({ actor: moderator.admin.username, before: { open: true }, reason: 'asked' });
  const own = await api.as(moderator.token).ok(endpoints.listAudit, { query: { admin: chief.admin.username } });
  expect(own.rows).toEqual([]);
  expect((await api.as(moderator.token).ok(endpoints.listAudit, { query })).total).toBe(1);
});

it('A viewer may not read the audit log, and a moderator may not verify it', async () => {
  const viewer = api.as((await buildAdmin(database.db, 'viewer')).token);
  expect((await viewer.problem(endpoints.listAudit, { query })).code).toBe('forbidden');
  expect((await api.as(moderator.token).problem(endpoints.checkAudit, { query })).code).toBe('forbidden');
});

it('The audit log is filtered by administrator, action, target and date', async () => {
  const found = async (asked: object) => (await api.as(chief.token).ok(endpoints.listAudit, { query: asked })).total;
  expect(await found({ admin: chief.admin.username.toUpperCase() })).toBe(3);
  expect(await found({ action: 'user.' })).toBe(4);
  expect(await found({ action: 'user' })).toBe(0);
  // Wildcards of LIKE match only themselves.
  expect(await found({ action: '%.' })).toBe(0);
  expect(await found({ target_type: 'user', target_id: '2' })).toBe(2);
  expect(await found({ from: '2020-01-01', to: '2020-01-31' })).toBe(0);
  expect(await found({ from: '2020-01-01' })).toBe(4);
  expect((await api.as(chief.token).problem(endpoints.listAudit, { query: { from: 'tomorrow' } })).status).toBe(422);
});

it.each([
  `update admin_audit set reason = 'nothing' where target_id = '2'`,
  `delete from admin_audit where target_id = '2'`,
  'truncate admin_audit',
])('The app role cannot change the audit log: %s', async (statement) => {
  await expect(database.db.query(statement)).rejects.toMatchObject({ code: '42501' });
});

const check = (since = 0) => api.as(chief.token).ok(endpoints.checkAudit, { query: { since: String(since) } });

/** Runs a statement that only a database superuser can run. */
async function behindItsBack(statement: string): Promise<void> {
  await inTransaction(database.db, async (tx) => {
    await tx.query({ text: 'set local session_replication_role = replica', values: [] });
    await tx.query({ text: statement, values: [] });
  });
}

it('The audit check finds a changed and a missing entry, and nothing in an intact log', async () => {
  const whole = await check();
  expect(whole).toMatchObject({ checked: 4, broken_id: null, more: false });
  expect(whole.last_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await digestAudit(database.db, () => {})).toMatchObject({
    rows: 4,
    broken_id: null,
    last_hash: whole.last_hash,
  });
  const [first, , third, last] = (await database.db.query('select id::int from admin_audit order by id')).rows.map(
    ({ id }) => Number(id),
  );
  await behindItsBack(`update admin_audit set reason = 'nothing' where id = ${first}`);
  expect((await check()).broken_id).toBe(first);
  // If the caller names a trusted entry, only the entries after it are verified.
  expect((await check(first)).broken_id).toBeNull();
  await behindItsBack(`update admin_audit set reason = 'asked' where id = ${first}`);
  expect((await check()).broken_id).toBeNull();
  await behindItsBack(`delete from admin_audit where id = ${third}`);
  expect((await check()).broken_id).toBe(last);
});
