// The deadlines of a breach (C.6), counted from the moment it was discovered. Pure.
import type { BreachStep } from '#contracts/breaches.ts';

/** Hours for each step: the computer emergency team 6, the Board at once and in detail within 72, the people without delay. */
export const stepHours: Readonly<Record<BreachStep, number>> = {
  board_first: 0,
  people: 0,
  cert_in: 6,
  board_report: 72,
};

const AHEAD_MS = 5 * 60_000;

/** Whether a moment has been, as far as clocks agree; `now` in milliseconds. */
export const hasBeen = (moment: string, now: number) => Date.parse(moment) < now + AHEAD_MS;

/** The languages without which nobody is told anything: everybody else reads English. */
export const neededLanguages = ['en', 'hi'] as const;
