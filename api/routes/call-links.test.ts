// Tests the link in an SMS about a call: the question, the answer without a session, and its limits (D83).
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callLinkEndpoints, type LinkPurpose } from '#contracts/call-links.ts';
import { callEndpoints } from '#contracts/calls.ts';
import { z } from '#contracts/z.ts';
import type { Person } from '#marketplace/actor.ts';
import { stepCall } from '#marketplace/calls/actions/step-call.ts';
import { many, one, rawSql, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { addressOf, behindProxy } from '#testing/attacker.ts';
import { buildCall } from '#testing/build-call.ts';
import { buildCallLink } from '#testing/build-call-link.ts';
import { useDatabase } from '#testing/database.ts';
import { buildLabour, buildSession } from '#testing/factories.ts';

const database = useDatabase();
const logged: string[] = [];
const capture = (message: string, fields: object = {}) => void logged.push(JSON.stringify({ message, ...fields }));
const api = useApi(database, { settings: behindProxy, log: { info: capture, warn: capture, error: capture } });
const { readCallLink, answerCallLink } = callLinkEndpoints;

let visitors = 0;
/** Returns a caller without a session and with an own address. */
const visitor = () => {
  visitors += 1;
  const headers = { 'x-forwarded-for': addressOf(visitors) };
  return {
    read: (token: string) => api.as().send(readCallLink, { params: { token }, headers }),
    answer: (token: string, body: { answer: 'yes' | 'no'; night_ok?: boolean }) =>
      api.as().send(answerCallLink, { params: { token }, body, headers }),
  };
};

const linkOf = (job: { id: number }, labour: Person, purpose: LinkPurpose = 'offer') =>
  buildCallLink(database.db, { job, labour, purpose });

const bodyOf = async (response: Promise<Response>) => (await response).json();

beforeEach(() => logged.splice(0));
afterEach(() => run(database.db, sql`truncate settings`));

describe('an offer by SMS', () => {
  it('A link shows trade, town, day, hours and pay, and no name, employer or exact place', async () => {
    const labour = await buildLabour(database.db, { language: 'hi' });
    const token = await linkOf(await buildCall(database.db, { labours: [labour] }), labour);
    const shown = await bodyOf(visitor().read(token));
    expect(shown).toMatchObject({
      purpose: 'offer',
      language: 'hi',
      role: 'mason',
      city: 'Pune',
      outcome: null,
      is_open: true,
    });
    expect(Object.keys(shown).sort()).toEqual([
      'city',
      'date',
      'ends_at',
      'is_open',
      'language',
      'night',
      'outcome',
      'pay',
      'purpose',
      'role',
      'starts_at',
      'state',
    ]);
  });

  it('Opening a link answers nothing, however often a preview opens it', async () => {
    const labour = await buildLabour(database.db);
    const job = await buildCall(database.db, { labours: [labour] });
    const token = await linkOf(job, labour);
    for (let time = 0; time < 5; time += 1) await visitor().read(token);
    const [row] = await many(
      database.db,
      sql`select answer from call_people where job_id = ${job.id}`,
      z.object({ answer: z.nullable(z.string()) }),
    );
    expect(row).toEqual({ answer: null });
  });

  it('A yes takes the place once, and the worker has it in the app', async () => {
    const labour = await buildLabour(database.db);
    const job = await buildCall(database.db, { labours: [labour] });
    const token = await linkOf(job, labour);
    const yes = { answer: 'yes', night_ok: true } as const;
    expect(await bodyOf(visitor().answer(token, yes))).toMatchObject({ outcome: 'place', is_open: false });
    expect(await bodyOf(visitor().answer(token, yes))).toMatchObject({ outcome: 'place' });
    const me = api.as(await buildSession(database.db, labour));
    expect(await me.ok(callEndpoints.getCall, { params: { uid: job.uid } })).toMatchObject({ outcome: 'place' });
    const { seats } = await one(
      database.db,
      sql`select count(labour_id)::int as seats from call_seats where job_id = ${job.id}`,
      z.object({ seats: z.int() }),
    );
    expect(seats).toBe(1);
  });

  it('A worker with other work at these hours learns that, but not which work', async () => {
    const labour = await buildLabour(database.db);
    const first = await buildCall(database.db, { labours: [labour] });
    const second = await buildCall(database.db, { labours: [labour] });
    const yes = { answer: 'yes', night_ok: true } as const;
    await visitor().answer(await linkOf(first, labour), yes);
    const answered = await bodyOf(visitor().answer(await linkOf(second, labour), yes));
    expect(answered).toMatchObject({ outcome: 'booked' });
    expect(JSON.stringify(answered)).not.toContain(first.uid);
  });
});

describe('the questions before the work by SMS', () => {
  it('A link of the morning confirms the place, and has expired after the start', async () => {
    const labour = await buildLabour(database.db);
    const job = await buildCall(database.db, { labours: [labour], starts_in: 1 });
    await visitor().answer(await linkOf(job, labour), { answer: 'yes', night_ok: true });
    const token = await linkOf(job, labour, 'morning');
    expect(await bodyOf(visitor().read(token))).toMatchObject({ outcome: null, is_open: true });
    expect(await bodyOf(visitor().answer(token, { answer: 'yes' }))).toMatchObject({ outcome: 'confirmed' });
    await run(
      database.db,
      sql`update shift_calls set during = tstzrange(now() - interval '1 minute', upper(during)) where job_id = ${job.id}`,
    );
    expect((await visitor().read(token)).status).toBe(404);
    expect((await visitor().answer(token, { answer: 'no' })).status).toBe(404);
  });

  it('A no gives the place back', async () => {
    const labour = await buildLabour(database.db);
    const job = await buildCall(database.db, { labours: [labour], starts_in: 1 });
    await visitor().answer(await linkOf(job, labour), { answer: 'yes', night_ok: true });
    const token = await linkOf(job, labour, 'morning');
    expect(await bodyOf(visitor().answer(token, { answer: 'no' }))).toMatchObject({ outcome: 'no', is_open: false });
    await stepCall(database, job.id);
    const { status } = await one(
      database.db,
      sql`select status from applications where job_id = ${job.id}`,
      z.object({ status: z.string() }),
    );
    expect(status).toBe('withdrawn');
  });
});

describe('a token', () => {
  it('A wrong, a truncated and an expired token get the same 404', async () => {
    const labour = await buildLabour(database.db);
    const job = await buildCall(database.db, { labours: [labour] });
    const token = await linkOf(job, labour);
    await run(database.db, sql`update jobs set status = 'closed', status_since = now() where id = ${job.id}`);
    const answers = await Promise.all(
      ['a'.repeat(16), token.slice(0, 9), token].map(async (one) => {
        const response = await visitor().read(one);
        const { request_id: _, ...document } = await response.json();
        return { status: response.status, document };
      }),
    );
    expect(answers[0]?.status).toBe(404);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('A token of a suspended worker has expired', async () => {
    const labour = await buildLabour(database.db);
    const token = await linkOf(await buildCall(database.db, { labours: [labour] }), labour);
    await run(database.db, sql`update users set suspended_at = now(), suspended_reason = 'x' where id = ${labour.id}`);
    expect((await visitor().read(token)).status).toBe(404);
  });

  it('After 10 wrong tokens in an hour, an address gets 429 also for a right one, and another address does not', async () => {
    const labour = await buildLabour(database.db);
    const token = await linkOf(await buildCall(database.db, { labours: [labour] }), labour);
    const guesser = visitor();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await guesser.read(`${'a'.repeat(15)}${'bcdefghijkm'[n]}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
    expect((await guesser.read(token)).status).toBe(429);
    expect((await visitor().read(token)).status).toBe(200);
  });

  it('A token appears in no log line and in no table', async () => {
    const labour = await buildLabour(database.db);
    const token = await linkOf(await buildCall(database.db, { labours: [labour] }), labour);
    await visitor().read(token);
    await visitor().answer(token, { answer: 'yes', night_ok: true });
    await visitor().read('a'.repeat(16));
    expect(logged.length).toBeGreaterThanOrEqual(3);
    expect(logged.join('\n')).not.toContain(token);
    expect(logged.join('\n')).not.toContain('a'.repeat(16));
    const tables = await many(
      database.db,
      sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
      z.object({ name: z.string() }),
    );
    for (const { name } of tables) {
      const { found } = await one(
        database.db,
        sql`select count(*)::int as found from ${rawSql(name)} t where to_jsonb(t)::text like ${`%${token}%`}`,
        z.object({ found: z.int() }),
      );
      expect(found, name).toBe(0);
    }
  });
});
