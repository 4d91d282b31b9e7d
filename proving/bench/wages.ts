// npm run bench:wages: the wage sheet of 200 people beside the plain sums (N1), a day for 200 people in one call
// (N2), an account with 400 entries (N3), and an entry until the other side has the amount, beside the bell (N4).
// --people N; --calls N; --events N; --rounds N; --check fails if a required value is missed; --json FILE; --any-load
// also measures on a busy machine.
import { randomUUID } from 'node:crypto';
import type { WageSheetItem } from '#contracts/wage-sheet.ts';
import type { Person } from '#marketplace/actor.ts';
import { showLedger } from '#marketplace/wages/actions/show.ts';
import { saveSheet, showSheet } from '#marketplace/wages/actions/wage-sheet.ts';
import { type Db, openDb } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';
import { type Environment, inEnvironment } from './environment.ts';
import { readOptions } from './options.ts';
import { median, sharedClock } from './statistics.ts';
import { ratioLine, type TargetName } from './targets.ts';
import { timeEntries } from './wages/latency.ts';
import { indianDay, plantEntries, plantPeople } from './wages/plant.ts';

const options = readOptions({ people: '200', calls: '20', events: '200', rounds: '3' });
const numberOf = (name: 'people' | 'calls' | 'events' | 'rounds') => Number(options.option(name));
const [people, calls, events, rounds] = [numberOf('people'), numberOf('calls'), numberOf('events'), numberOf('rounds')];
/** Days of the sheet, and of planted work in each account: the newest day is entered by the measured calls. */
const DAYS = 31;
const [LONG, SHORT] = [400, 20];

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const from = sharedClock();
  await work();
  return sharedClock() - from;
};

/** Returns the median time of `calls` runs of each side, which take turns, in ms. */
async function compare(ours: () => Promise<unknown>, other: () => Promise<unknown>): Promise<[number, number]> {
  const times: [number, number][] = [];
  for (let call = 0; call <= calls; call += 1) times.push([await timeOf(ours), await timeOf(other)]);
  const measured = times.slice(1);
  return [median(measured.map(([one]) => one)), median(measured.map(([, one]) => one))];
}

/** The plain statement: the half days and the overtime of each account in the period, and what is owed. */
const plainSums = (db: Db, employer: Person) =>
  run(
    db,
    sql`select w.id, w.owed, sum(e.halves), sum(e.overtime_minutes), sum(e.paise) from wage_accounts w
        join wage_entries e on e.account_id = w.id and e.kind = 'day' and e.state = 'agreed'
          and e.day between ${indianDay(DAYS - 1)}::date and ${indianDay(0)}::date
      where w.employer_id = ${employer.id} group by w.id, w.owed order by w.id`,
  );

type Pair = [ours: number, other: number];

/** Enters a day for all accounts with one call, and for one account with another. Each pair enters a further day. */
async function timeDays(db: Db, employer: Person, accounts: readonly number[]): Promise<Pair> {
  const pairs: Pair[] = [];
  const itemsOf = (ids: readonly number[], back: number): WageSheetItem[] =>
    ids.map((account_id) => ({
      account_id,
      entry: { kind: 'day', day: indianDay(back), halves: 2, client_id: randomUUID() },
    }));
  for (let back = 4; back >= 0; back -= 1) {
    const [first, ...others] = accounts;
    const single = await timeOf(() => saveSheet({ db }, employer, itemsOf([first ?? 0], back)));
    // The first account has its day already, so the call for all enters the other days and is refused one.
    const all = await timeOf(() => saveSheet({ db }, employer, itemsOf([...others, first ?? 0], back)));
    pairs.push([all, single]);
  }
  return [median(pairs.map(([all]) => all)), median(pairs.map(([, single]) => single))];
}

interface Round {
  sheet: Pair;
  day: Pair;
  account: Pair;
  entry: Pair;
}

const playRound = (environment: Environment): Promise<Round> =>
  environment.onDatabase(async (url) => {
    const db = openDb({ url, max: 8, name: 'bench wages' });
    try {
      const { employer, accounts } = await plantPeople(db, people);
      for (const account of accounts) await plantEntries(db, employer, account, { count: 26, days: 26, from: 30 });
      const job = await plantPeople(db, 2);
      const [long = 0, short = 0] = job.accounts;
      await plantEntries(db, job.employer, long, { count: LONG, days: 26, from: 30 });
      await plantEntries(db, job.employer, short, { count: SHORT, days: SHORT, from: 30 });
      await run(db, sql`analyze`);
      const query = { from: indianDay(DAYS - 1), to: indianDay(0) };
      const sheet = await compare(
        () => showSheet({ db }, employer, query),
        () => plainSums(db, employer),
      );
      const account = await compare(
        () => showLedger({ db }, job.employer, long, {}),
        () => showLedger({ db }, job.employer, short, {}),
      );
      const day = await timeDays(db, employer, accounts);
      const { entry, bell } = await timeEntries(url, events);
      return { sheet, account, day, entry: [entry, bell] };
    } finally {
      await db.end();
    }
  });

interface Comparison {
  target: TargetName;
  side: keyof Round;
  work: string;
  other: string;
}

const compared: readonly Comparison[] = [
  { target: 'N1', side: 'sheet', work: `sheet of ${people} people × ${DAYS} days`, other: 'plain sums' },
  { target: 'N2', side: 'day', work: `a day for ${people} people in one call`, other: 'one person' },
  { target: 'N3', side: 'account', work: `account with ${LONG} entries`, other: `${SHORT} entries` },
  { target: 'N4', side: 'entry', work: 'entry -> amount of the other side, p95', other: 'bell' },
];

await inEnvironment(options, async (environment) => {
  const all: Round[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await playRound(environment));
  for (const { target, side, work, other } of compared) {
    const pairs = all.map((round) => round[side]);
    const ms = (at: 0 | 1) => `${median(pairs.map((pair) => pair[at])).toFixed(1)} ms`;
    const ratios = pairs.map(([one, beside]) => one / beside);
    environment.keep(ratioLine({ id: target, target, work, ours: ms(0), floor: `${other} ${ms(1)}`, ratios }));
  }
});
