// How long a job stays open, in calendar days of India.
const DAY_MS = 86_400_000;
const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });
const dayNumber = (moment: Date) => Math.round(Date.parse(`${indianDay.format(moment)}T00:00:00Z`) / DAY_MS);

/** Days until the end; 0 on its last day, null where it has no end or is past it. */
export function daysLeft(expires_at: string | null, now = new Date()): number | null {
  if (expires_at === null) return null;
  const end = new Date(expires_at);
  if (end <= now) return null;
  return dayNumber(end) - dayNumber(now);
}
