// Attacks on one-time codes: guessing, SMS pumping, and a hundred parallel attempts with one valid code.
import { expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { many, one, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { addressOf, behindProxy, inParallel, phoneAt, post } from '#testing/attacker.ts';
import { type TestDatabase, useDatabase } from '#testing/database.ts';
import { buildLabour } from '#testing/factories.ts';
import { codeFor } from '#testing/people.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { recordMeasurement } from './measurements.ts';

const counted = z.object({ count: z.int() });

/** Counts the SMS that were sent to phone numbers like the pattern. */
async function textsTo({ db }: TestDatabase, pattern: string): Promise<number> {
  const row = await one(
    db,
    sql`select count(*)::int as count from otp_codes where phone_number like ${pattern} and sent_at is not null`,
    counted,
  );
  return row.count;
}

const sessionsOf = async ({ db }: TestDatabase) =>
  (
    await one(
      db,
      sql`select ((select count(*) from sessions) + (select count(*) from registration_passes))::int as count`,
      counted,
    )
  ).count;

const wrongCode = (n: number, right: ReadonlySet<string>): string => {
  const guess = String((n * 7919) % 1_000_000).padStart(6, '0');
  return right.has(guess) ? wrongCode(n + 1, right) : guess;
};

const guessing = useDatabase();
const guessedAt = useApi(guessing, { settings: behindProxy });

it('ten thousand wrong guesses sign nobody in, and the texts stay inside the limits', async () => {
  const victim = phoneAt(1);
  await buildLabour(guessing.db, { phone_number: `+91${victim}` });
  const right = new Set<string>();
  const statuses: Record<number, number> = {};
  const guess = async (phone: string, n: number) => {
    const { status } = await post(guessedAt, 'verify-otp', {
      body: { phone_number: phone, otp: wrongCode(n, right) },
      address: addressOf(n),
    });
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const send = (phone: string, n: number) =>
    post(guessedAt, 'send-otp', { body: { phone_number: phone }, address: addressOf(n) });
  const sendAndLearn = async () => {
    for (const { text } of (await runTasks(guessing)).texts) right.add(/#(\d{6})$/.exec(text)?.[1] ?? '');
  };

  for (let round = 0; round < 25; round += 1) {
    await send(victim, round);
    await sendAndLearn();
    await inParallel(200, (n) => guess(victim, round * 200 + n));
  }
  await inParallel(500, async (n) => void (await send(phoneAt(1000 + n), n)));
  await sendAndLearn();
  await inParallel(5000, (n) => guess(phoneAt(1000 + (n % 500)), n));

  const [signedIn, toVictim, toOthers] = [
    await sessionsOf(guessing),
    await textsTo(guessing, `+91${victim}`),
    await textsTo(guessing, '+917000001%'),
  ];
  const tried = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  recordMeasurement({
    tried: `${tried} wrong guesses over one and over 500 phones`,
    found: `${signedIn} sign-ins, ${toVictim} texts to the one phone, ${toOthers} to the 500`,
    must: '0 sign-ins, at most 5 an hour to a phone',
    kept: signedIn === 0 && toVictim <= 5 && toOthers <= 500,
  });
  expect(tried).toBe(10_000);
  expect(Object.keys(statuses).sort()).toEqual(['400', '429']);
  expect(signedIn).toBe(0);
  expect(toVictim).toBeLessThanOrEqual(5);
  expect(toOthers).toBeLessThanOrEqual(500);
});

const oneAddress = useDatabase();
const pumpedFromOne = useApi(oneAddress, { settings: behindProxy });
const manyAddresses = useDatabase();
const pumpedFromMany = useApi(manyAddresses, { settings: behindProxy });

it.each([
  { addresses: 1, max: 60, database: oneAddress, api: pumpedFromOne },
  // A hundred addresses, each in a different network. All requests for unregistered numbers together get at most half
  // of the hourly SMS limit.
  { addresses: 100, max: 1000, database: manyAddresses, api: pumpedFromMany },
])(
  'ten thousand numbers from $addresses address(es) get at most $most texts',
  async ({ addresses, max, database, api }) => {
    const statuses: Record<number, number> = {};
    await inParallel(10_000, async (n) => {
      const { status } = await post(api, 'send-otp', {
        body: { phone_number: phoneAt(n) },
        address: addressOf((n % addresses) * 256),
      });
      statuses[status] = (statuses[status] ?? 0) + 1;
    });
    await runTasks(database);
    const texts = await textsTo(database, '%');
    recordMeasurement({
      tried: `a code asked for 10000 numbers from ${addresses} address(es)`,
      found: `${texts} texts`,
      must: `at most ${max} an hour`,
      kept: texts <= max && texts > 0,
    });
    expect(Object.keys(statuses).sort()).toEqual(['200', '429']);
    expect(texts).toBe(statuses[200]);
    expect(texts).toBeLessThanOrEqual(max);
  },
);

const raced = useDatabase();
const racedApi = useApi(raced);

it('a hundred hands on one right code open exactly one session', async () => {
  const labour = await buildLabour(raced.db);
  const phone = labour.phone ?? '';
  const otp = await codeFor(racedApi, raced, phone);
  const answers: number[] = [];
  await inParallel(
    100,
    async () => void answers.push((await post(racedApi, 'verify-otp', { body: { phone_number: phone, otp } })).status),
    100,
  );
  const sessions = await many(
    raced.db,
    sql`select id from sessions where user_id = ${labour.id}`,
    z.object({ id: z.int() }),
  );
  const good = answers.filter((status) => status === 200).length;
  recordMeasurement({
    tried: '100 parallel verifications of one right code',
    found: `${good} accepted, ${sessions.length} session(s)`,
    must: 'exactly 1',
    kept: good === 1 && sessions.length === 1,
  });
  expect(good).toBe(1);
  expect(sessions).toHaveLength(1);
});

const oneLine = useDatabase();
const pumpedFromLine = useApi(oneLine, { settings: behindProxy });

it('six /64s of one /56 leave codes for a registered phone and for a new one on other networks', async () => {
  const registered = phoneAt(900_000);
  await buildLabour(oneLine.db, { phone_number: `+91${registered}` });
  const statuses: Record<number, number> = {};
  await inParallel(1200, async (n) => {
    const address = `2001:db8:5:a0${n % 6}::${(n + 1).toString(16)}`;
    const { status } = await post(pumpedFromLine, 'send-otp', { body: { phone_number: phoneAt(n) }, address });
    statuses[status] = (statuses[status] ?? 0) + 1;
  });
  const ask = async (phone: string, address: string) =>
    (await post(pumpedFromLine, 'send-otp', { body: { phone_number: phone }, address })).status;
  const others = [await ask(registered, '2001:db8:77::1'), await ask(phoneAt(900_001), '203.0.113.1')];
  const sent = statuses[200] ?? 0;
  const kept = sent > 0 && sent <= 120 && others.every((status) => status === 200);
  recordMeasurement({
    tried: '1200 codes asked for from six /64s of one /56',
    found: `${sent} sent, then ${others.join(' and ')} for two phones on other networks`,
    must: 'at most 120 in three hours, and 200 for both',
    kept,
  });
  expect(kept).toBe(true);
});
