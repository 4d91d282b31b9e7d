// Fills wage accounts through the ledger of the product, for the benchmark of wages.
import type { Person } from '#marketplace/actor.ts';
import { openAccount } from '#marketplace/wages/actions/book-day.ts';
import { append, openLedger } from '#marketplace/wages/actions/ledger.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';
import type { BuiltJob } from '#testing/factories.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour } from '#testing/factories.ts';

const DAY_MS = 86_400_000;
/** Days before today on which the work of each account began. */
const BEGAN = 40;
/** Pay of a day in paise. */
const DAY_PAISE = 90_000;

/** Returns the day in India, `back` days ago. */
export const indianDay = (back: number): string =>
  new Date(Date.now() + 5.5 * 3_600_000 - back * DAY_MS).toISOString().slice(0, 10);

/** Opens a wage account of accepted work and returns its id. */
export async function plantAccount(db: Db, job: BuiltJob, labour: Person): Promise<number> {
  const { id } = await buildApplication(db, { job, labour, status: 'accepted' });
  await run(db, sql`update applications set created_at = now() - ${BEGAN}::int * interval '1 day' where id = ${id}`);
  const ledger = await inTransaction(db, (tx) => openAccount(tx, id));
  if (!ledger) throw new Error('The account was not opened');
  return ledger.account.id;
}

/** Opens an account for each of `people` workers of one job. Returns the employer and the ids of the accounts. */
export async function plantPeople(db: Db, people: number): Promise<{ employer: Person; accounts: number[] }> {
  const employer = await buildEmployer(db);
  const job = await buildJob(db, { employer, title: 'Mason for a housing site' });
  const accounts: number[] = [];
  for (let number = 0; number < people; number += 1) {
    const labour = await buildLabour(db, { first_name: `Worker ${number}` });
    accounts.push(await plantAccount(db, job, labour));
  }
  return { employer, accounts };
}

/** Appends full days, which began `from` days ago, and after them payments of the employer, up to `count` entries. */
export async function plantEntries(
  db: Db,
  employer: Person,
  accountId: number,
  { count, days, from }: { count: number; days: number; from: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ledger = await openLedger(tx, employer, accountId);
    if (!ledger) throw new Error('The account does not exist');
    for (let number = 0; number < count; number += 1) {
      const body =
        number < days
          ? { kind: 'day' as const, day: indianDay(from - number), paise: DAY_PAISE, halves: 2, overtime_minutes: 0 }
          : { kind: 'payment' as const, day: indianDay(number % 30), paise: 10_000 + number, method: 'cash' as const };
      await append(tx, ledger, { act: 'entry', by: 'employer', body });
    }
  });
}
