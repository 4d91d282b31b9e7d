// Tests the SMS for important notifications: in the reader's language, only once, and only if the worker wants SMS.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountEndpoints } from '#contracts/account.ts';
import { applicationEndpoints } from '#contracts/applications.ts';
import { z } from '#contracts/z.ts';
import { recordEvent } from '#marketplace/record-event.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { inTransaction } from '#platform/db.ts';
import { one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import {
  type BuiltApplication,
  buildApplication,
  buildEmployer,
  buildJob,
  buildLabour,
  buildSession,
} from '#testing/factories.ts';
import { GATEWAY, startGateway } from '#testing/fake-sms/gateway.ts';
import type { FakeProvider } from '#testing/fake-sms/provider.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { createHttpGateway } from './http-gateway.ts';
import type { SmsSender } from './sender.ts';

const database = useDatabase();
const api = useApi(database);
let stop: (() => Promise<void>) | null = null;

beforeEach(async () => {
  await run(database.db, sql`truncate settings, circuit_breakers`);
  await run(database.db, sql`delete from queue_outside._private_jobs`);
});
afterEach(async () => {
  await stop?.();
  stop = null;
});

const apply = async ({
  language = 'en',
  title = 'Mason for a wall',
  labour,
}: {
  language?: string;
  title?: string;
  labour?: BuiltApplication['labour'];
} = {}) => {
  const job = await buildJob(database.db, {
    title,
    employer: await buildEmployer(database.db, { first_name: 'Vandana', last_name: 'Jadhav' }),
  });
  return buildApplication(database.db, { job, labour: labour ?? (await buildLabour(database.db, { language })) });
};

async function accept({ id, employer }: BuiltApplication): Promise<void> {
  const me = api.as(await buildSession(database.db, employer));
  await me.ok(applicationEndpoints.setApplicationStatus, {
    params: { application_id: String(id) },
    body: { status: 'accepted' },
  });
}

/** Records that the employer viewed the phone number. */
async function reveal({ id, employer, labour }: BuiltApplication): Promise<void> {
  const { reveal_id } = await one(
    database.db,
    sql`insert into contact_reveals (application_id, employer_id, labour_id, what) values (${id}, ${employer.id}, ${labour.id}, 'phone') returning id as reveal_id`,
    z.object({ reveal_id: z.int() }),
  );
  await inTransaction(database.db, (tx) =>
    recordEvent(tx, {
      name: 'application.contact_revealed',
      actor: { type: 'employer', id: employer.id },
      payload: { application_id: id, reveal_id },
    }),
  );
}

const textsOf = async (sms?: SmsSender) => (await runTasks(database, sms ? { sms } : {})).texts;
const hurry = () => run(database.db, sql`update queue_outside._private_jobs set run_at = now()`);

async function throughGateway(
  templates: typeof GATEWAY.templates | { otp: Record<string, string> } = GATEWAY.templates,
) {
  const gateway: FakeProvider = await startGateway();
  stop = () => gateway.close();
  return { gateway, sms: createHttpGateway({ ...GATEWAY, url: `${gateway.url}/messages`, templates }) };
}

describe('SMS of an acceptance', () => {
  it.each([
    ['en', /^\S.+ has hired you for "Mason for a wall"\. See the details on KaamSetu: localhost$/],
    ['hi', /^काम पक्का: "राजमिस्त्री · .+", \S.+। पूरी बात कामसेतु पर देखें: localhost$/],
  ])(
    'An acceptance is sent by SMS in the reader’s language (%s), with company and job and without a phone number',
    async (language, words) => {
      await accept(await apply({ language }));
      const texts = await textsOf();
      expect(texts).toHaveLength(1);
      expect(texts[0]?.text).toMatch(words);
      expect(texts[0]?.text).not.toMatch(/\d{6}/);
    },
  );

  it('An acceptance is sent by SMS once, even if the task runs twice', async () => {
    const application = await apply();
    await accept(application);
    await textsOf();
    const { event_id } = await one(
      database.db,
      sql`select event_id from notice_texts where application_id = ${application.id}`,
      z.object({ event_id: z.int() }),
    );
    await run(
      database.db,
      sql`select queue_outside.add_job('text_labour_of_acceptance', json_build_object('event_id', ${event_id}::bigint))`,
    );
    expect(await textsOf()).toEqual([]);
  });

  it('An acceptance that was cancelled before its SMS was sent causes no SMS', async () => {
    const application = await apply();
    await accept(application);
    await run(
      database.db,
      sql`update applications set status = 'cancelled', cancel_reason = 'other' where id = ${application.id}`,
    );
    expect(await textsOf()).toEqual([]);
  });
});

describe('SMS of a contact reveal', () => {
  it('Only the first view of a phone number is sent by SMS', async () => {
    const application = await apply();
    await reveal(application);
    await reveal(application);
    expect((await textsOf()).map(({ text }) => text)).toEqual([
      expect.stringContaining('has looked at your number on KaamSetu for "Mason for a wall" and may call you.'),
    ]);
  });
});

describe('limits of notification SMS', () => {
  it('A worker who turned off SMS gets none', async () => {
    const application = await apply();
    const me = api.as(await buildSession(database.db, application.labour));
    await me.ok(accountEndpoints.setPreferences, { body: { texts_wanted: false } });
    await accept(application);
    expect(await textsOf()).toEqual([]);
  });

  it('No SMS is sent if the operator has turned off its kind', async () => {
    await setSetting(database.db, 'sms_on_accepted', false);
    await accept(await apply());
    expect(await textsOf()).toEqual([]);
  });

  it('A worker gets no more SMS a day than the setting `sms_per_person_day` allows', async () => {
    await setSetting(database.db, 'sms_per_person_day', 1);
    const first = await apply();
    await accept(first);
    expect(await textsOf()).toHaveLength(1);
    await accept(await apply({ labour: first.labour }));
    expect(await textsOf()).toEqual([]);
  });

  it('No SMS is sent without a registered template', async () => {
    const { gateway, sms } = await throughGateway({ otp: GATEWAY.templates.otp });
    await accept(await apply());
    await textsOf(sms);
    expect(gateway.asked).toEqual([]);
  });
});

describe('an SMS gateway that checks templates', () => {
  it('The gateway accepts both templates, however long company and title are', async () => {
    const { gateway, sms } = await throughGateway();
    const application = await apply({ title: `Mason ${'for a very long wall '.repeat(5)}call 9876543210` });
    await reveal(application);
    await textsOf(sms);
    await accept(application);
    await textsOf(sms);
    expect(gateway.inbox.map(({ template }) => template)).toEqual([
      GATEWAY.templates.contact.en,
      GATEWAY.templates.accepted.en,
    ]);
    expect(gateway.inbox.map(({ text }) => text).join()).not.toContain('9876543210');
  });

  it('The gateway gets an SMS once, by its reference, although the first attempt failed', async () => {
    const { gateway, sms } = await throughGateway();
    gateway.trouble = 'error';
    await accept(await apply());
    await textsOf(sms);
    gateway.trouble = 'none';
    await hurry();
    await textsOf(sms);
    await hurry();
    await textsOf(sms);
    expect(gateway.inbox).toHaveLength(1);
    expect(gateway.asked.length).toBe(2);
  });

  it('A gateway without deduplication is called once if the outcome of the call is unclear', async () => {
    let asked = 0;
    const sms: SmsSender = {
      repeats: false,
      knows: () => true,
      languageFor: (language) => language,
      send: () => {
        asked += 1;
        return Promise.reject(new Error('killed in the middle of the call'));
      },
    };
    await accept(await apply());
    await textsOf(sms);
    await hurry();
    await textsOf(sms);
    expect(asked).toBe(1);
  });
});
