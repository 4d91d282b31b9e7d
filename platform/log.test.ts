// Tests of log entries for requests, tasks and errors. Sensitive values that the tests insert must be redacted.
import { describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { useDatabase } from '#testing/database.ts';
import { contextOf, createRootContext, runInContext } from './context.ts';
import { openDb } from './db.ts';
import { createLog, describeError } from './log.ts';
import { logSlowQueries } from './slow-queries.ts';
import { maybe, prepared, run, sql } from './sql.ts';
import { watchAll } from './watch-query.ts';

const database = useDatabase();

function listening() {
  const lines: string[] = [];
  const log = createLog('test', 'info', { write: (line) => void lines.push(line) });
  return { lines, log, said: () => lines.map((line): unknown => JSON.parse(line)) };
}

const PLANTED = [
  '+919876543210',
  '9876543210',
  '98765 43210',
  '+91 98765-43210',
  '2345 6789 0124',
  '234567890124',
  'ABCPK1234F',
  'adm_Zx81kk-Qq',
  'bearer s3cr3tT0ken',
  'kJ8xPq2LmZ0aWv7Rt5Yb3Nc1Df9Gh4Js6Ku0Eo2iA_-',
  '//dbuser:pa55word@',
];

describe('log entries', () => {
  it('A log entry contains the ids of its request or task automatically', async () => {
    const { log, said } = listening();
    const request = createRootContext();
    const caused = contextOf(request.traceparent);
    await runInContext(request, async () => {
      await Promise.resolve();
      log.info('in a request');
    });
    if (caused) runInContext({ ...caused, event_id: 7, task: 'send_otp' }, () => log.warn('in a task'));
    log.info('outside');
    expect(said()).toMatchObject([
      { msg: 'in a request', request_id: request.request_id },
      { msg: 'in a task', request_id: request.request_id, event_id: 7, task: 'send_otp' },
      { msg: 'outside' },
    ]);
    expect(said()[2]).not.toHaveProperty('request_id');
  });

  it('A log entry shows no number, token or password, regardless of the field or message', () => {
    const { log, lines, said } = listening();
    for (const planted of PLANTED) {
      log.error(`it failed for x:${planted} today`, {
        reason: `no answer from db:${planted}`,
        list: [`of x:${planted}`],
      });
      log.warn('an error', describeError(new Error(`connect postgres:${planted} refused`)));
    }
    log.info('by their names', { phone: 98765, token: 'short', otp: '123456', detail: 'Key (phone)=(98765)' });
    for (const planted of PLANTED) expect(lines.join(''), planted).not.toContain(planted);
    expect(said().at(-1)).toMatchObject({ phone: '…', token: '…', otp: '…', detail: '…' });
  });

  it('A log entry shows internal ids unchanged', () => {
    const { log, said } = listening();
    const ids = {
      uid: '12345678-1234-4234-8234-123456789012',
      seal: '1234567890abcdef'.repeat(4),
      trace: '4bf92f3577b34da6a3ce929d0e0e4736',
      at: '2026-02-03 04:05:06.789',
      constraint: 'applications_of_one_labour_and_one_job_are_one_unique',
      task: 'notify_labour_of_shortlist:123456',
    };
    log.info('ids', ids);
    expect(said()).toMatchObject([ids]);
  });
});

it('A logged Postgres error has neither quoted values nor details', async () => {
  const { log, lines } = listening();
  const loggedError = async (statement: Promise<unknown>) => {
    const error = await statement.then(
      () => null,
      (refusal: unknown) => refusal,
    );
    log.error('refused', describeError(error));
    return describeError(error);
  };
  const { db } = database;
  expect(await loggedError(run(db, sql`select ${'Ramesh "R" Kumar'}::text::date`))).toEqual({
    error: 'invalid input syntax for type date: "…"',
    code: '22007',
  });
  await run(db, sql`create table planted (name text primary key check (name <> 'x'))`);
  await run(db, sql`insert into planted values ('Ramesh Kumar')`);
  expect(await loggedError(run(db, sql`insert into planted values ('Ramesh Kumar')`))).toMatchObject({
    error: 'duplicate key value violates unique constraint "planted_pkey"',
  });
  await loggedError(run(db, sql`select ${'{"name": Ramesh}'}::jsonb`));
  await loggedError(run(db, sql`insert into planted values ('x')`));
  await loggedError(maybe(db, sql`select 'Ramesh' as name`, z.object({ name: z.int() })));
  expect(lines.join('')).not.toContain('Ramesh');
});

it('A statement above the threshold is logged with its text and request id, a faster one is not, and 0 disables the log', async () => {
  const { log, lines, said } = listening();
  const patient = listening();
  const watch = watchAll([logSlowQueries(log, 50), logSlowQueries(patient.log, 60_000)]);
  const db = openDb({ url: database.url, max: 1, name: 'slow', ...(watch ? { watch } : {}) });
  const request = createRootContext();
  try {
    const waiting = prepared('wait a little', sql`select pg_sleep(0.06),\n     ${'Ramesh'}::text`);
    await runInContext(request, () => run(db, waiting));
  } finally {
    await db.end();
  }
  const slow = {
    msg: 'slow query',
    request_id: request.request_id,
    name: 'wait a little',
    rows: 1,
    statement: 'select pg_sleep(0.06), $1::text',
  };
  expect(said()).toMatchObject([slow]);
  expect(patient.lines).toEqual([]);
  expect(lines.join('')).not.toContain('Ramesh');
  expect(logSlowQueries(log, 0)).toBeNull();
});
