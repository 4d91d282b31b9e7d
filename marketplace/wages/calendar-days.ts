// The length of a day, and arithmetic with calendar days (`YYYY-MM-DD`). Pure.

/** Milliseconds of a day. */
export const DAY = 24 * 60 * 60 * 1000;

/** Returns the day that is `count` days after a day. */
export const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);
