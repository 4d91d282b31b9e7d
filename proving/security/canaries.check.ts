// Gives users known secrets, then searches all tables, logs and messages for these secrets.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRateCounters } from '#api/http/rate-counters.ts';
import { createRedisCounters } from '#api/http/redis-rate-counters.ts';
import { z } from '#contracts/z.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import type { Log } from '#platform/log.ts';
import { pushByRedis } from '#platform/push.ts';
import { queues, schemaOf } from '#platform/queues.ts';
import { openRedis, type RedisPublisher } from '#platform/redis.ts';
import { many, one, rawSql, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { behindProxy } from '#testing/attacker.ts';
import { useDatabase } from '#testing/database.ts';
import { freePort } from '#testing/free-port.ts';
import { startRedis } from '#testing/redis.ts';
import { waitFor } from '#testing/wait-for.ts';
import { type CanaryPerson, plant, plantLinks } from './canaries.ts';
import { recordMeasurement } from './measurements.ts';
import { listenToRedis } from './redis-monitor.ts';

const PEOPLE = 2000;
const LINKS = 100;
const said: string[] = [];
const capture = (message: string, fields: object = {}) => void said.push(JSON.stringify({ message, ...fields }));
const log: Log = { info: capture, warn: capture, error: capture };

const database = useDatabase();
let redis: RedisPublisher;
let monitor: Awaited<ReturnType<typeof listenToRedis>>;
let stopRedis = () => {};
beforeAll(async () => {
  const server = await startRedis(await freePort());
  stopRedis = server.kill;
  redis = openRedis(server.url, log);
  monitor = await listenToRedis(server.url);
  await waitFor('the connection to Redis', () => redis.status === 'ready');
});
afterAll(() => {
  redis.disconnect();
  monitor.stop();
  stopRedis();
});
const own = createRateCounters();
const api = useApi(database, {
  log,
  settings: behindProxy,
  counts: { own, shared: () => createRedisCounters(redis, own) },
});

const column = z.object({ row: z.string() });

async function rowsOf(table: string): Promise<string> {
  const rows = await many(database.db, sql`select to_jsonb(t)::text as row from ${rawSql(table)} t`, column);
  return rows.map(({ row }) => row).join('\n');
}

const named = z.object({ tables: z.array(z.string()), folder: z.string() });

/** Dumps every table, including those of the queues and of libraries. Returns the rows and the server's data folder. */
async function dumpAll(): Promise<{ dump: Map<string, string>; folder: string }> {
  const { tables, folder } = await one(
    database.db,
    sql`select array_agg(format('%I.%I', table_schema, table_name)) as tables, current_setting('data_directory') as folder
      from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    named,
  );
  const dump = new Map<string, string>();
  for (const table of tables) dump.set(table, await rowsOf(table));
  return { dump, folder };
}

/** Reads the write-ahead log files from the disk. */
function walIn(folder: string): string[] {
  const place = path.join(folder, 'pg_wal');
  return readdirSync(place)
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .map((name) => readFileSync(path.join(place, name), 'latin1'));
}

const hits = (heap: string, values: readonly string[]) => values.filter((value) => heap.includes(value));
const hitsIn = (heaps: readonly string[], values: readonly string[]) => [
  ...new Set(heaps.flatMap((heap) => hits(heap, values))),
];

/** Returns the codes that appear as a separate six-digit number. Longer numbers contain six-digit codes by chance. */
function codesIn(text: string, codes: ReadonlySet<string>): string[] {
  return [...text.matchAll(/(?<![0-9a-fA-F.])\d{6}(?![0-9a-fA-F])/g)].flatMap(([six]) => (codes.has(six) ? [six] : []));
}

function expectNone(where: string, what: string, found: readonly string[]): void {
  const count = found.length;
  recordMeasurement({
    tried: `${what}, searched in ${where}`,
    found: `${count} found`,
    must: '0',
    kept: count === 0,
  });
  expect(found, where).toEqual([]);
}

function expectAllPlanted(planted: readonly CanaryPerson[]): void {
  const secrets = planted.flatMap(({ identity, pass, token, phone }) => [identity, pass, token, phone]);
  expect(new Set(secrets).size).toBe(PEOPLE * 4);
  expect(planted.every(({ code }) => /^\d{6}$/.test(code))).toBe(true);
  for (const type of ['aadhaar', 'pan'])
    expect(planted.filter((person) => person.type === type)).toHaveLength(PEOPLE / 2);
}

it('a thousand planted numbers, codes and tokens of each kind are nowhere to be found', async () => {
  const problem = (document: object) => capture('a problem document', document);
  // Raise the limits of sign-in codes, because all users register from one address.
  await setSetting(database.db, 'otp_per_address_hour', 100_000);
  await setSetting(database.db, 'otp_per_line_3_hours', 1_000_000);
  await setSetting(database.db, 'otp_per_network_day', 10_000_000);
  await setSetting(database.db, 'otp_per_hour', 10_000_000);
  const ground = { database, api, log, report: problem };
  const { planted, pushed: pushedToPeople } = await plant(ground, PEOPLE);
  expectAllPlanted(planted);
  const { links, pushed: pushedToAsked } = await plantLinks(ground, LINKS);
  expect(new Set(links).size).toBe(LINKS);
  const pushed = [...pushedToPeople, ...pushedToAsked];
  await pushByRedis(redis)(database.db, pushed);
  const inRedis = await monitor.heard();

  const numbers = [...planted.flatMap(({ identity, pass, token }) => [identity, pass, token]), ...links];
  const phones = planted.map(({ phone }) => phone);
  const codes = new Set(planted.map(({ code }) => code));
  const { dump, folder } = await dumpAll();
  const inQueues = [...dump.keys()].filter((table) => queues.some((queue) => table.startsWith(schemaOf[queue])));
  const payloads = [...inQueues, 'public.domain_events', 'public.notifications'].map((table) => dump.get(table) ?? '');
  const lines = said.join('\n');
  const kinds = `${PEOPLE / 2} Aadhaar numbers, ${PEOPLE / 2} PANs, ${PEOPLE * 2} tokens and ${LINKS} links of SMS`;

  expectNone(`${dump.size} tables, as a dump holds them`, kinds, hitsIn([...dump.values()], numbers));
  expectNone('the write-ahead log', kinds, hitsIn(walIn(folder), numbers));
  expectNone('tasks, events and notifications', `${PEOPLE} phones`, hitsIn(payloads, phones));
  expectNone(`${pushed.length} pushes`, `${kinds}, and phones`, hits(JSON.stringify(pushed), [...numbers, ...phones]));
  expectNone(
    `${inRedis.length} commands to Redis`,
    `${kinds}, and phones`,
    hits(inRedis.join('\n'), [...numbers, ...phones]),
  );
  expectNone(
    `${said.length} log lines and problem documents`,
    `${kinds}, and phones`,
    hits(lines, [...numbers, ...phones]),
  );
  const untimed = said.filter((line) => !line.includes('duration')).join('\n');
  expectNone('the same lines, and the table of codes', `${PEOPLE} codes`, [
    ...codesIn(untimed, codes),
    ...codesIn(dump.get('public.otp_codes') ?? '', codes),
  ]);
  expect(said.length).toBeGreaterThan(PEOPLE);
  expect(inRedis.length).toBeGreaterThan(PEOPLE / 2);

  const found = [
    hits(dump.get('public.users') ?? '', phones).length,
    hitsIn(walIn(folder), phones).length,
    hits(JSON.stringify([...said, `a line with ${numbers[0]}`]), numbers).length,
    codesIn(`said: ${planted[0]?.code}.`, codes).length,
    hits([...inRedis, `"PUBLISH" "${numbers[1]}"`].join('\n'), numbers).length,
  ];
  // Positive control: the search must find values that are certainly stored: phone numbers in the accounts and in the
  // write-ahead log, and each value that the test adds.
  recordMeasurement({
    tried: 'positive control, phones in accounts and write-ahead log, and a value added to lines, codes and commands',
    found: found.join(', '),
    must: `${PEOPLE}, some, 1, 1, 1`,
    kept: found[0] === PEOPLE && Number(found[1]) > 0 && found.slice(2).every((count) => count === 1),
  });
  expect(found).toEqual([PEOPLE, expect.any(Number), 1, 1, 1]);
  expect(found[1]).toBeGreaterThan(0);
}, 1_800_000);
