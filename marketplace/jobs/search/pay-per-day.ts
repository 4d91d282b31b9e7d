// Pay of different periods side by side: as that of one day, with 8 hours a day, 6 days a week, 26 days a month. Pure.

/** Days that the pay of a period is for; a piece of work counts as a month's. */
const DAYS: Readonly<Record<string, number>> = { hour: 1 / 8, day: 1, week: 6, month: 26, job: 26 };

/** Rupees for a day; null where the pay is not told. */
export function payPerDay(amount: number | null, period: string | null): number | null {
  const days = DAYS[period ?? ''];
  return amount === null || days === undefined ? null : amount / days;
}
