// Converts pay of any period to pay per day. Assumes 8 hours a day, 6 days a week and 26 days a month. Pure.

/** Working days per pay period. Pay for the whole job is treated like a month's pay. */
const DAYS: Readonly<Record<string, number>> = { hour: 1 / 8, day: 1, week: 6, month: 26, job: 26 };

/** Returns the pay in rupees per day; null if amount or period is missing. */
export function payPerDay(amount: number | null, period: string | null): number | null {
  const days = DAYS[period ?? ''];
  return amount === null || days === undefined ? null : amount / days;
}
