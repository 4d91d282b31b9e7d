// Converts the pay of all periods to pay per day: 8 hours a day, 6 days a week, 26 days a month. Pure.

/** Working days per pay period. Pay per job counts as a month. */
const DAYS: Readonly<Record<string, number>> = { hour: 1 / 8, day: 1, week: 6, month: 26, job: 26 };

/** Returns rupees per day; null if the pay is not given. */
export function payPerDay(amount: number | null, period: string | null): number | null {
  const days = DAYS[period ?? ''];
  return amount === null || days === undefined ? null : amount / days;
}
