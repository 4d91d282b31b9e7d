// The remaining lifetime of a job, in calendar days of India.
const DAY_MS = 86_400_000;
const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });
const dayNumber = (moment: Date) => Math.round(Date.parse(`${indianDay.format(moment)}T00:00:00Z`) / DAY_MS);

/** Returns the calendar days until the job ends: 0 on the last day; null if the job has no end or has ended. */
export function daysLeft(expires_at: string | null, now = new Date()): number | null {
  if (expires_at === null) return null;
  const end = new Date(expires_at);
  if (end <= now) return null;
  return dayNumber(end) - dayNumber(now);
}
