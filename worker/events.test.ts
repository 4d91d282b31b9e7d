// Tests which tasks are added when an event is recorded and when it is dispatched, and that each queue runs its tasks.
import { describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { system } from '#marketplace/actor.ts';
import { type EventName, type EventPayload, events } from '#marketplace/events.ts';
import { recordEvent, recordingStatement } from '#marketplace/record-event.ts';
import { reactionsTo } from '#marketplace/subscriptions.ts';
import { inTransaction } from '#platform/db.ts';
import { one, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { marketplaceSecrets } from '#testing/secrets.ts';
import { silentLog } from '#testing/silent-log.ts';
import { testStorage } from '#testing/storage.ts';
import { countOf, tasksIn } from '#testing/task-queue.ts';
import type { WorkerDeps } from './deps.ts';
import { dispatchEvent } from './dispatch-event.ts';
import { planLanes } from './lanes.ts';

const database = useDatabase();
const isEventName = (name: string): name is EventName => Object.hasOwn(events, name);
const names = Object.keys(events).filter(isEventName);

/** Returns a valid payload of the event: each field is an id or a day. */
function payloadOf(name: EventName): EventPayload<EventName> {
  const fields = Object.keys(events[name].shape);
  return events[name].parse(Object.fromEntries(fields.map((field) => [field, field === 'day' ? '2026-11-21' : 1])));
}

const record = (name: EventName) =>
  inTransaction(database.db, (tx) => recordEvent(tx, { name, actor: system, payload: payloadOf(name) }));

const deps: WorkerDeps = {
  get db() {
    return database.db;
  },
  log: silentLog,
  secrets: marketplaceSecrets,
  storage: testStorage,
  push: async () => {},
  sms: {
    repeats: false,
    knows: () => true,
    languageFor: (language) => language,
    send: async () => ({ result: 'accepted' }),
  },
  translator: { name: 'nobody', translate: async (texts) => ({ result: 'translated', texts: [...texts] }) },
  devices: null,
  signing: null,
  issuer: 'http://localhost',
  brand: 'KaamSetu',
  domain: 'localhost',
  heldBreakers: () => [],
  deleteSms: async () => {},
};

const dispatch = (event_id: number) =>
  dispatchEvent({ deps, db: database.db, event_id, progress: () => {}, signal: new AbortController().signal });

describe('recordEvent', () => {
  it.each(names)(
    'Recording %s adds the task of its urgent handler and one dispatch task for all others',
    async (name) => {
      const id = await record(name);
      const { urgent } = reactionsTo(name);
      const wanted = ['dispatch_event', ...(urgent ? [urgent] : [])].sort();
      const mine = (await tasksIn(database.db, 'urgent')).filter(({ key }) => key?.endsWith(`:${id}`));
      expect(mine.map((task) => task.task_identifier).sort()).toEqual(wanted);
      expect(await countOf(database.db, `domain_events where id = ${id} and name = '${name}'`)).toBe(1);
    },
  );

  it('Recording an event in a transaction that is rolled back leaves neither event nor task', async () => {
    const before = [await countOf(database.db, 'domain_events'), await countOf(database.db, 'queue_urgent.jobs')];
    const undone = inTransaction(database.db, async (tx) => {
      await recordEvent(tx, { name: 'job.posted', actor: system, payload: { job_id: 1 } });
      throw new Error('a later step fails');
    });
    await expect(undone).rejects.toThrow('a later step fails');
    const after = [await countOf(database.db, 'domain_events'), await countOf(database.db, 'queue_urgent.jobs')];
    expect(after).toEqual(before);
  });
});

describe('recordingStatement', () => {
  it.each([0, 1, 3])('A statement that returns %i rows records as many events with their tasks', async (rows) => {
    const statement = recordingStatement(
      {
        name: 'wages.sheet_saved',
        actor: system,
        payload: { account_id: sql`given.id`, from_seq: sql`1`, to_seq: sql`1` },
        source: 'given',
      },
      {
        parts: sql`given as (select id from generate_series(1, ${rows}::int) as id)`,
        columns: sql`coalesce((select array_agg(id::int) from recorded), '{}') as ids`,
      },
    );
    const shape = z.object({ ids: z.array(z.int()), tasks: z.int() });
    const { ids, tasks } = await inTransaction(database.db, (tx) => one(tx, statement, shape));
    const wanted = ['dispatch_event', reactionsTo('wages.sheet_saved').urgent];
    expect([ids.length, tasks]).toEqual([rows, rows * wanted.length]);
    const keys = new Set((await tasksIn(database.db, 'urgent')).map(({ key }) => key));
    for (const id of ids) for (const handler of wanted) expect(keys).toContain(`${handler}:${id}`);
  });
});

describe('dispatchEvent', () => {
  it.each(names)(
    'Dispatching %s adds one task for each other handler, even if the event is dispatched twice',
    async (name) => {
      const id = await record(name);
      await dispatch(id);
      await dispatch(id);
      const added = [...(await tasksIn(database.db, 'outside')), ...(await tasksIn(database.db, 'bulk'))];
      const mine = added.filter(({ key }) => key?.endsWith(`:${id}`));
      const wanted = reactionsTo(name).rest.map(({ handler }) => handler);
      expect(mine.map((task) => task.task_identifier).sort()).toEqual([...wanted].sort());
    },
  );

  it('Dispatching an unknown event id adds no task', async () => {
    const before = await countOf(database.db, 'queue_bulk.jobs');
    await dispatch(1_000_000);
    expect(await countOf(database.db, 'queue_bulk.jobs')).toBe(before);
  });
});

describe('planLanes', () => {
  it('The lanes run every handler of the subscriptions in its queue', () => {
    const lanes = planLanes(deps, { urgent: 1, outside: 1, bulk: 1 });
    const inQueue = (queue: string) =>
      Object.keys(lanes.find((lane) => lane.queue === queue)?.tasksOver(database.db) ?? {});
    for (const name of names) {
      const { urgent, rest } = reactionsTo(name);
      if (urgent) expect(inQueue('urgent')).toContain(urgent);
      if (rest.length > 0) expect(inQueue('urgent')).toContain('dispatch_event');
      for (const { handler, queue } of rest) expect(inQueue(queue)).toContain(handler);
    }
  });
});
