// Deadlines of a breach, counted from its discovery (C.6). Pure.
import type { BreachStep } from '#contracts/breaches.ts';

/**
 * Hours from discovery to the deadline of each report. 0 means immediately. `board_first` and `board_report` are the
 * first and the detailed report to the Data Protection Board. `people` are the notices to users. CERT-In is India's
 * computer emergency response team.
 */
export const stepHours: Readonly<Record<BreachStep, number>> = {
  board_first: 0,
  people: 0,
  cert_in: 6,
  board_report: 72,
};

const AHEAD_MS = 5 * 60_000;

/**
 * Returns true if the time is not in the future, with a tolerance of 5 minutes for clock differences. `now` is in
 * milliseconds since 1970.
 */
export const hasBeen = (moment: string, now: number) => Date.parse(moment) < now + AHEAD_MS;

/**
 * Languages that must have a message before notices are sent. Users whose language has no message receive the English
 * message.
 */
export const neededLanguages = ['en', 'hi'] as const;
