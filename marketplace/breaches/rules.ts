// Deadlines of a breach, counted from its discovery (C.6). Pure.
import type { BreachStep } from '#contracts/breaches.ts';

/**
 * Hours from discovery to the deadline of each report: the first one to the Data Protection Board and the notices to
 * users at once, the one to CERT-In (India's computer emergency response team) within 6 h, the detailed one to the
 * board within 72 h.
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

/** Languages that must have a message before notices are sent. Users of a language without message receive English. */
export const neededLanguages = ['en', 'hi'] as const;
