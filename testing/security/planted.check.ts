// Values that must never be seen again are planted by the hundred; then everything that is kept or said is searched for them.
import { expect, it } from 'vitest';
import { verhoeffIsValid } from '#contracts/identity.ts';
import { peopleEndpoints } from '#contracts/people.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { z } from '#contracts/z.ts';
import type { Log } from '#platform/log.ts';
import { queues, schemaOf } from '#platform/queues.ts';
import { many, one, rawSql, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { inParallel, phoneAt } from './attacker.ts';
import { tellFigure } from './figures.ts';

const PEOPLE = 200;
const said: string[] = [];
const hear = (message: string, fields: object = {}) => void said.push(JSON.stringify({ message, ...fields }));
const log: Log = { info: hear, warn: hear, error: hear };

const database = useDatabase();
const api = useApi(database, { log });

function aadhaarAt(n: number): string {
  const body = `4${String(n * 104_729)
    .padStart(10, '7')
    .slice(-10)}`;
  const digits = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`);
  return digits.find(verhoeffIsValid) ?? '';
}

const letterAt = (n: number) => String.fromCharCode(65 + (n % 26));
const panAt = (n: number) =>
  `${letterAt(n)}${letterAt(n * 7 + 3)}${letterAt(Math.floor(n / 26))}P${letterAt(n * 3)}${String(1000 + n)}${letterAt(n * 5)}`;

/** One person's secrets, all of them seen by the API on the way. */
interface Planted {
  phone: string;
  identity: string;
  code: string;
  pass: string;
  token: string;
}

async function plant(): Promise<Planted[]> {
  const planted: Planted[] = Array.from({ length: PEOPLE }, (_, n) => ({
    phone: phoneAt(300_000 + n),
    identity: n % 2 === 0 ? aadhaarAt(n) : panAt(n),
    code: '',
    pass: '',
    token: '',
  }));
  const at = (n: number) => planted[n] ?? expect.fail('a person of the list');
  await inParallel(
    PEOPLE,
    async (n) => void (await api.as().ok(signinEndpoints.sendOtp, { body: { phone_number: at(n).phone } })),
  );
  const { texts } = await runTasks(database, { log });
  for (const person of planted)
    person.code = /#(\d{6})$/.exec(texts.find(({ to }) => to === `+91${person.phone}`)?.text ?? '')?.[1] ?? '';
  await inParallel(PEOPLE, async (n) => register(at(n), n));
  await runTasks(database, { log });
  return planted;
}

async function register(person: Planted, n: number): Promise<void> {
  const { phone, code, identity } = person;
  await api.as().problem(signinEndpoints.verifyOtp, {
    body: { phone_number: phone, otp: code === '111111' ? '222222' : '111111' },
  });
  const verified = await api.as().ok(signinEndpoints.verifyOtp, { body: { phone_number: phone, otp: code } });
  person.pass = verified.access_token;
  const body = {
    first_name: 'Ravi',
    last_name: 'Kumar',
    phone_number: phone,
    identity_type: n % 2 === 0 ? ('aadhaar' as const) : ('pan' as const),
    identity_number: identity,
  };
  const refused = await api
    .as(person.pass)
    .problem(signinEndpoints.registerLabour, { body: { ...body, identity_number: `${identity}9` } });
  hear('a problem document', refused);
  const opened = await api.as(person.pass).ok(signinEndpoints.registerLabour, { body });
  person.token = opened.access_token;
  const bad = await api
    .as(person.token)
    .problem(peopleEndpoints.changeLabourProfile, { body: { email: phone, pincode: identity } });
  hear('a problem document', bad);
}

const column = z.object({ row: z.string() });

async function rowsOf(table: string): Promise<string[]> {
  return (await many(database.db, sql`select to_jsonb(t)::text as row from ${rawSql(table)} t`, column)).map(
    ({ row }) => row,
  );
}

const named = z.object({ tables: z.array(z.string()) });

/** Every table of the database, the queues' and the library's own among them. */
async function allTables(): Promise<string[]> {
  const { tables } = await one(
    database.db,
    sql`select array_agg(format('%I.%I', table_schema, table_name)) as tables from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    named,
  );
  return tables;
}

const hits = (heap: string, values: readonly string[]) => values.filter((value) => heap.includes(value));

it('a thousand planted numbers, codes and tokens are nowhere to be found', async () => {
  const planted = await plant();
  const numbers = planted.flatMap(({ identity, pass, token }) => [identity, pass, token]);
  const codes = planted.map(({ code }) => code);
  const phones = planted.map(({ phone }) => phone);
  expect(new Set(numbers).size).toBe(PEOPLE * 3);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);

  const tables = await allTables();
  const dump = new Map<string, string>();
  for (const table of tables) dump.set(table, (await rowsOf(table)).join('\n'));
  const inQueues = tables.filter((table) => queues.some((queue) => table.startsWith(schemaOf[queue])));
  const talk = [...inQueues, 'public.domain_events', 'public.notifications']
    .map((table) => dump.get(table) ?? '')
    .join('\n');
  const whole = [...dump.values()].join('\n');
  // Six digits stand in any long number by chance: a code counts where it stands alone.
  const alone = (text: string) =>
    codes.filter((code) => new RegExp(`(?<![0-9a-fA-F.])${code}(?![0-9a-fA-F])`).test(text));
  const found = [
    ...hits(whole, numbers),
    ...hits(talk, phones),
    ...hits(said.join('\n'), [...numbers, ...phones]),
    ...alone(said.filter((line) => !line.includes('duration')).join('\n')),
    ...alone(dump.get('public.otp_codes') ?? ''),
  ];
  tellFigure({
    tried: `${numbers.length + codes.length + phones.length} planted phones, identity numbers, codes and tokens`,
    found: `${found.length} hits in ${tables.length} tables and ${said.length} log lines and problem bodies`,
    must: '0',
    kept: found.length === 0,
  });
  expect(said.length).toBeGreaterThan(PEOPLE);
  // The search can find: the phones do stand in the accounts, where they belong.
  expect(hits(dump.get('public.users') ?? '', phones)).toHaveLength(PEOPLE);
  expect(found).toEqual([]);
});
