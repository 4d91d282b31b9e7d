// Evaluates past pay days (D69), and counts how many each employer kept.
import { type Db, inTransaction } from '#platform/db.ts';
import { listEntries } from '../log-queries.ts';
import { countPayDays, insertPayDay, listPayPlans } from '../pay-day-queries.ts';
import { dayAfter, GRACE_DAYS, outcomeOf, type PayDay, payDaysBetween } from '../pay-day-rules.ts';

const BATCH = 500;
/** Days for which a missed run of the task is made up. */
const CATCH_UP_DAYS = 7;

async function evaluate(db: Db, account_id: number, days: readonly PayDay[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    const entries = await listEntries(tx, account_id);
    for (const payDay of days)
      await insertPayDay(tx, { account_id, day: payDay.day, outcome: outcomeOf(payDay, entries) });
  });
}

/**
 * Stores the outcome of each pay day whose days of grace are over, then counts the kept pay days of the employers.
 * Idempotent: a stored outcome does not change.
 */
export async function evaluatePayDays({ db }: { db: Db }, progress: () => void): Promise<void> {
  for (let after = 0, isLast = false; !isLast; ) {
    const plans = await listPayPlans(db, { after, limit: BATCH });
    for (const { id, today, evaluated, ...plan } of plans) {
      const until = dayAfter(today, -GRACE_DAYS);
      const days = payDaysBetween(plan, dayAfter(until, -CATCH_UP_DAYS), until).filter(
        ({ day }) => !evaluated.includes(day),
      );
      if (days.length > 0) await evaluate(db, id, days);
      progress();
    }
    after = plans.at(-1)?.id ?? after;
    isLast = plans.length < BATCH;
  }
  await countPayDays(db);
}
