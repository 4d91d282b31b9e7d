// Pay days (D69): notifies employers and asks workers on the day, evaluates pay days after their days
// of grace, and counts how many each employer kept.
import { type Db, inTransaction } from '#platform/db.ts';
import { dayAfter } from '../calendar-days.ts';
import { listEntries } from '../log-queries.ts';
import { countPayDays, insertPayDay, listPayPlans, type PayDayReader, recordPayDay } from '../pay-day-queries.ts';
import { GRACE_DAYS, outcomeOf, type PayDay, payDaysBetween, plansOf } from '../pay-day-rules.ts';

const BATCH = 500;
/** Days for which a missed run of the task is made up. */
const CATCH_UP_DAYS = 7;

async function evaluate(db: Db, account_id: number, days: readonly PayDay[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    const entries = await listEntries(tx, account_id);
    for (const payDay of days)
      await insertPayDay(tx, { account_id, day: payDay.day, from: payDay.from, outcome: outcomeOf(payDay, entries) });
  });
}

type Plan = Awaited<ReturnType<typeof listPayPlans>>[number];

/** Calls `handle` for all accounts with an agreed pay day. */
async function forEachPlan(db: Db, progress: () => void, handle: (plan: Plan) => Promise<void>): Promise<void> {
  for (let after = 0, isLast = false; !isLast; ) {
    const plans = await listPayPlans(db, { after, limit: BATCH });
    for (const plan of plans) {
      await handle(plan);
      progress();
    }
    after = plans.at(-1)?.id ?? after;
    isLast = plans.length < BATCH;
  }
}

/**
 * Notifies the employers whose workers must be paid today, once each, or asks the workers whether their money came.
 * Idempotent: each user is notified once a day.
 */
export async function announcePayDays({ db }: { db: Db }, reader: PayDayReader, progress: () => void): Promise<void> {
  const due: number[] = [];
  await forEachPlan(db, progress, async ({ id, today, terms, last_day }) => {
    if (plansOf(terms, last_day).some((plan) => payDaysBetween(plan, today, today).length > 0)) due.push(id);
  });
  if (due.length > 0) await inTransaction(db, (tx) => recordPayDay(tx, due, reader));
}

/**
 * Stores the outcome of each pay day whose days of grace ended yesterday or in a missed run, then counts the kept pay
 * days of the employers. The last day of grace must be over, because a payment in its evening is on time.
 * Idempotent: a stored outcome does not change.
 */
export async function evaluatePayDays({ db }: { db: Db }, progress: () => void): Promise<void> {
  await forEachPlan(db, progress, async ({ id, today, evaluated, terms, last_day }) => {
    const until = dayAfter(today, -GRACE_DAYS - 1);
    const from = dayAfter(until, -CATCH_UP_DAYS);
    const ended = plansOf(terms, last_day).flatMap((plan) => payDaysBetween(plan, from, until));
    const days = ended.filter(({ day }) => !evaluated.includes(day));
    if (days.length > 0) await evaluate(db, id, days);
  });
  await countPayDays(db);
}
