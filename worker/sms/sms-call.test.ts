// Tests the SMS about calls for a day: the recipients, the consent, the hours, and the link that each SMS has (D83).
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callLinkEndpoints } from '#contracts/call-links.ts';
import { z } from '#contracts/z.ts';
import { type Person, system } from '#marketplace/actor.ts';
import { recordEvent } from '#marketplace/record-event.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { inTransaction } from '#platform/db.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { buildCall } from '#testing/build-call.ts';
import { useDatabase } from '#testing/database.ts';
import { buildLabour } from '#testing/factories.ts';
import { GATEWAY, startGateway } from '#testing/fake-sms/gateway.ts';
import type { FakeProvider } from '#testing/fake-sms/provider.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { createHttpGateway } from './http-gateway.ts';

const database = useDatabase();
const api = useApi(database);
let stop: (() => Promise<void>) | null = null;

/** Allows SMS at any hour, so that the tests do not depend on the time of day. */
async function allowAllHours(): Promise<void> {
  for (const kind of ['offers', 'work'] as const) {
    await setSetting(database.db, `calls_sms_${kind}_from`, 0);
    await setSetting(database.db, `calls_sms_${kind}_until`, 24);
  }
}

beforeEach(async () => {
  await run(database.db, sql`truncate settings, circuit_breakers`);
  await run(database.db, sql`delete from queue_outside._private_jobs`);
  await allowAllHours();
});
afterEach(async () => {
  await stop?.();
  stop = null;
});

const asked = async (details: { language?: string } = {}) => {
  const labour = await buildLabour(database.db, details);
  await run(database.db, sql`update users set call_sms = true where id = ${labour.id}`);
  return labour;
};

/** Builds a call whose first round asked these workers, who said that they are free. */
async function offer(labours: readonly Person[], change = sql`free = true`) {
  const job = await buildCall(database.db, { labours });
  await run(database.db, sql`update call_people set ${change} where job_id = ${job.id}`);
  await inTransaction(database.db, (tx) =>
    recordEvent(tx, { name: 'call.offered', actor: system, payload: { job_id: job.id, round: 1 } }),
  );
  return job;
}

const textsSent = async () => (await runTasks(database)).texts.map(({ text }) => text);

async function throughGateway() {
  const gateway: FakeProvider = await startGateway();
  stop = () => gateway.close();
  return { gateway, sms: createHttpGateway({ ...GATEWAY, url: `${gateway.url}/messages` }) };
}

describe('SMS of an offer', () => {
  it('A worker with the consent who said free gets an SMS whose link opens the question', async () => {
    await offer([await asked()]);
    const [text = ''] = await textsSent();
    expect(text).toMatch(/^Work: Mason, Pune, \d\d\/\d\d at \d\d:\d\d, Rs \d+\. Will you come\? localhost\/y\/\w{16}$/);
    const shown = await api.as().ok(callLinkEndpoints.readCallLink, { params: { token: text.slice(-16) } });
    expect(shown).toMatchObject({ purpose: 'offer', is_open: true });
  });

  it('A Hindi reader gets the SMS in Hindi', async () => {
    await offer([await asked({ language: 'hi' })]);
    expect((await textsSent())[0]).toMatch(/^राजमिस्त्री का काम, पुणे, .+ आना है\? localhost\/y\/\w{16}$/);
  });

  it('A worker without the consent gets no SMS, also with other SMS switched on', async () => {
    await offer([await buildLabour(database.db)]);
    expect(await textsSent()).toEqual([]);
  });

  it('A worker of ring 2 who did not say free gets no SMS, a worker of ring 1 does', async () => {
    await offer([await asked()], sql`free = false, ring = 2`);
    expect(await textsSent()).toEqual([]);
    await offer([await asked()], sql`free = false, ring = 1`);
    expect(await textsSent()).toHaveLength(1);
  });

  it('A worker who has answered by then gets no SMS', async () => {
    await offer([await asked()], sql`free = true, answer = 'no', answered_at = now()`);
    expect(await textsSent()).toEqual([]);
  });

  it('A worker gets no more offers by SMS in a day than `calls_sms_per_day`', async () => {
    const labour = await asked();
    for (const count of [1, 1, 0]) {
      await offer([labour]);
      expect(await textsSent()).toHaveLength(count);
    }
  });

  it('More workers than one run sends all get their SMS, once each', async () => {
    const labours: Person[] = [];
    for (let n = 0; n < 25; n += 1) labours.push(await asked());
    const job = await offer(labours);
    const texts = await textsSent();
    expect(new Set(texts).size).toBe(25);
    await run(
      database.db,
      sql`select queue_outside.add_job('text_labours_of_call', json_build_object('event_id',
        (select max(id) from domain_events where name = 'call.offered' and (payload ->> 'job_id')::bigint = ${job.id})))`,
    );
    expect(await textsSent()).toEqual([]);
  });

  it('Outside the hours the SMS waits until they begin, and is dropped if the operator turned it off', async () => {
    const { hour } = await one(
      database.db,
      sql`select extract(hour from now() at time zone 'Asia/Kolkata')::int as hour`,
      z.object({ hour: z.int() }),
    );
    // An hour of the day that is neither the present nor the next one.
    const later = (hour + 2) % 24;
    await setSetting(database.db, 'calls_sms_offers_from', later);
    await setSetting(database.db, 'calls_sms_offers_until', later + 1);
    await offer([await asked()]);
    expect(await textsSent()).toEqual([]);
    const waiting = await many(
      database.db,
      sql`select extract(hour from run_at at time zone 'Asia/Kolkata')::int as hour from queue_outside.jobs
        where task_identifier = 'text_labours_of_call'`,
      z.object({ hour: z.int() }),
    );
    expect(waiting).toEqual([{ hour: later }]);
    await allowAllHours();
    await setSetting(database.db, 'sms_on_calls', false);
    await run(database.db, sql`update queue_outside._private_jobs set run_at = now()`);
    expect(await textsSent()).toEqual([]);
  });

  it('A gateway gets each SMS once, with its registered text, although the first attempt failed', async () => {
    const { gateway, sms } = await throughGateway();
    gateway.trouble = 'error';
    await offer([await asked(), await asked()]);
    await runTasks(database, { sms });
    gateway.trouble = 'none';
    for (let time = 0; time < 3; time += 1) {
      await run(database.db, sql`update queue_outside._private_jobs set run_at = now()`);
      await runTasks(database, { sms });
    }
    expect(gateway.inbox.map(({ template }) => template)).toEqual(Array(2).fill(GATEWAY.templates.call_offer.en));
  });

  it('Workers whose SMS a gateway refuses for good are not tried without end, however many they are', async () => {
    const gateway = await startGateway();
    stop = () => gateway.close();
    const templates = { ...GATEWAY.templates, call_offer: { en: '1107000000000000099' } };
    const sms = createHttpGateway({ ...GATEWAY, templates, url: `${gateway.url}/messages` });
    const labours: Person[] = [];
    for (let n = 0; n < 20; n += 1) labours.push(await asked());
    await offer(labours);
    await runTasks(database, { sms });
    expect(gateway.inbox).toEqual([]);
    expect(gateway.asked.length).toBeGreaterThanOrEqual(20);
    expect(gateway.asked.length).toBeLessThanOrEqual(40);
  });

  it('No task, event or log line contains the token', async () => {
    const lines: string[] = [];
    const capture = (message: string, fields: object = {}) => void lines.push(JSON.stringify({ message, ...fields }));
    await offer([await asked()]);
    const { texts } = await runTasks(database, { log: { info: capture, warn: capture, error: capture } });
    const token = texts[0]?.text.slice(-16) ?? '';
    expect(token).toMatch(/^\w{16}$/);
    expect(lines.join('\n')).not.toContain(token);
    const stored = await many(
      database.db,
      sql`select to_jsonb(e)::text as row from domain_events e union all select to_jsonb(j)::text from queue_outside.jobs j
        union all select to_jsonb(t)::text from notice_texts t union all select to_jsonb(l)::text from call_links l`,
      z.object({ row: z.string() }),
    );
    expect(stored.filter(({ row }) => row.includes(token))).toEqual([]);
  });
});

describe('SMS of the questions before the work', () => {
  async function ask(labour: Person, question: 'evening' | 'morning') {
    const job = await buildCall(database.db, { labours: [labour], starts_in: 1 });
    const { id } = await one(
      database.db,
      sql`insert into applications (job_id, employer_id, labour_id, status)
        values (${job.id}, ${job.employer.id}, ${labour.id}, 'accepted') returning id`,
      z.object({ id: z.int() }),
    );
    await run(
      database.db,
      sql`update call_seats set labour_id = ${labour.id}, application_id = ${id} where job_id = ${job.id} and no = 1`,
    );
    await run(
      database.db,
      sql`update call_people set answer = 'yes', answered_at = now(), evening_asked_at = now(), morning_asked_at = now()
        where job_id = ${job.id}`,
    );
    const name = question === 'evening' ? 'call.confirmation_requested' : 'call.departure_asked';
    await inTransaction(database.db, (tx) => recordEvent(tx, { name, actor: system, payload: { job_id: job.id } }));
    return job;
  }

  it.each([
    ['evening', /Will you still come\? localhost\/y\/\w{16}$/],
    ['morning', /Are you on the way\? localhost\/y\/\w{16}$/],
  ] as const)('The question of the %s needs no consent to offers', async (question, words) => {
    await ask(await buildLabour(database.db), question);
    expect(await textsSent()).toEqual([expect.stringMatching(words)]);
  });

  it('A worker who turned off SMS about agreed work gets none', async () => {
    const labour = await buildLabour(database.db);
    await run(database.db, sql`update users set texts_wanted = false where id = ${labour.id}`);
    await ask(labour, 'morning');
    expect(await textsSent()).toEqual([]);
  });
});
