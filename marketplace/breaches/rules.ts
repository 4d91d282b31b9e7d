// Deadlines of a breach (C.6), counted from its discovery. Pure.
import type { BreachStep } from '#contracts/breaches.ts';

/**
 * Hours for each step: the Data Protection Board at once, in detail within 72 h; the users at once; CERT-In within 6 h.
 */
export const stepHours: Readonly<Record<BreachStep, number>> = {
  board_first: 0,
  people: 0,
  cert_in: 6,
  board_report: 72,
};

const AHEAD_MS = 5 * 60_000;

/**
 * Returns true if the time is in the past, with a tolerance of 5 minutes for clock differences. `now` is in
 * milliseconds.
 */
export const hasBeen = (moment: string, now: number) => Date.parse(moment) < now + AHEAD_MS;

/** Languages in which a message is required before notices are sent. Users of other languages receive English. */
export const neededLanguages = ['en', 'hi'] as const;
