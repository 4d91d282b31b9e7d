// Values and shapes of the wage ledger (D61–D66). Amounts are in paise.
import { calendarDay, instant, readerTitleField } from './values.ts';
import { z } from './z.ts';

export const wageSides = ['labour', 'employer'] as const;
export type WageSide = (typeof wageSides)[number];

/**
 * Kinds of entries. `day`, `piece`, `part` and `extra` raise the amount that the employer owes to the worker.
 * `advance`, `payment` and `deduction` lower it.
 */
export const entryKinds = ['day', 'piece', 'part', 'extra', 'advance', 'payment', 'deduction'] as const;
export type EntryKind = (typeof entryKinds)[number];

/**
 * States of an entry. Only entries in the state `agreed` change the balance. `waiting`: the other user has not
 * answered. `replaced`: both users agreed to an entry that corrects this entry.
 */
export const entryStates = ['waiting', 'agreed', 'disputed', 'withdrawn', 'replaced'] as const;
export type EntryState = (typeof entryStates)[number];

/**
 * Why an entry is agreed. `own`: the entry is to the disadvantage of the user who recorded it, so the other user need
 * not agree. `other`: the other user agreed. `code`: the worker entered the employer's attendance code. `silence`: the
 * employer did not answer in time.
 */
export const entryVias = ['own', 'other', 'code', 'silence'] as const;
export type EntryVia = (typeof entryVias)[number];

export const paymentMethods = ['cash', 'upi', 'bank'] as const;

export const disputeReasons = [
  'not_worked',
  'wrong_day',
  'wrong_amount',
  'not_received',
  'not_agreed',
  'other',
] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** Decisions that a user can make on an entry. */
export const entryDecisions = ['agree', 'dispute', 'withdraw'] as const;
export type EntryDecision = (typeof entryDecisions)[number];

/**
 * Bases of a rate. If the basis is `job`, the users agree on one sum for the whole job: days of work then have no
 * amount, and entries of the kind `part` have one.
 */
export const wageBases = ['hour', 'day', 'month', 'job'] as const;
export type WageBasis = (typeof wageBases)[number];

/**
 * How often the pay is due (D69). `week`: on an agreed day of the week. `fortnight`: two days after every second such
 * day. `month`: on the 7th. `end`: two days after the end of the work, Sundays not counted.
 */
export const payRhythms = ['day', 'week', 'fortnight', 'month', 'end'] as const;
export type PayRhythm = (typeof payRhythms)[number];

/** Returns true if the pay day of this rhythm is an agreed day of the week. */
export const hasWeekday = (rhythm: PayRhythm | null): boolean => rhythm === 'week' || rhythm === 'fortnight';

/** Maximum amount of an entry: one crore rupees, in paise. */
export const MAX_PAISE = 1_000_000_000;

export const MAX_OVERTIME_MINUTES = 720;
export const OVERTIME_STEP_MINUTES = 15;

/**
 * Number of past days for which entries are accepted. `employerDay`: for a new day that an employer records. `amount`:
 * for the correction of a day or of an amount by either side.
 */
export const MAX_AGE = { employerDay: 14, amount: 31 };

export const wageEntry = z.object({
  /** Number of the entry in the account. */
  seq: z.int(),
  kind: z.enum(entryKinds),
  by: z.enum(wageSides),
  day: calendarDay,
  /** Amount in paise. For an entry of the kind `day`, the server computes the amount from the agreed rate. */
  paise: z.int(),
  /** Number of half days that the worker worked: 2 for a full day. Null for entries of other kinds than `day`. */
  halves: z.nullable(z.int()),
  overtime_minutes: z.nullable(z.int()),
  method: z.nullable(z.enum(paymentMethods)),
  state: z.enum(entryStates),
  via: z.nullable(z.enum(entryVias)),
  reason: z.nullable(z.enum(disputeReasons)),
  /** True if the worker and the employer recorded the same payment, which is stored as a single entry. */
  matched: z.boolean(),
  /**
   * Number of the entry that this entry replaces as soon as both users agree; null if this entry is not a correction.
   */
  replaces: z.nullable(z.int()),
  recorded_at: instant,
  /** Decisions that the caller may make on this entry. */
  allowed: z.array(z.enum(entryDecisions)),
  /**
   * True if the caller may state another amount for this payment, with `replaces`: the caller recorded the payment, it
   * counts because of this statement alone, and no correction of it is open.
   */
  can_correct: z.boolean(),
  /** True if the other user recorded this entry and it waits for the caller’s answer. */
  awaits_you: z.boolean(),
});
export type WageEntry = z.output<typeof wageEntry>;

/**
 * The balance of an account, in paise. `owed` is `earned` − `received` over agreed entries; it is negative if the
 * worker has received an advance. `waiting` and `disputed`: how much `owed` would change if the waiting or disputed
 * entries were agreed.
 */
export const wageBalance = z.object({
  owed: z.int(),
  earned: z.int(),
  received: z.int(),
  waiting: z.int(),
  disputed: z.int(),
});

export type WageBalance = z.output<typeof wageBalance>;

const rate = {
  seq: z.int(),
  basis: z.enum(wageBases),
  paise: z.int(),
  hours: z.int(),
  month_days: z.int(),
  /** How often the pay is due; null if no pay day was agreed. */
  pay_every: z.nullable(z.enum(payRhythms)),
  /** Day of the week of the pay day, 0 for Sunday; null unless the pay is due each week or fortnight. */
  pay_weekday: z.nullable(z.int()),
};

export const wageTerms = z.object({ ...rate, from_day: calendarDay });
export type WageTerms = z.output<typeof wageTerms>;

/**
 * States of a closing. A proposal without an answer after 14 days stays `waiting`, but has no decisions any more.
 */
export const closingStates = ['waiting', 'agreed', 'declined', 'withdrawn'] as const;
export type ClosingState = (typeof closingStates)[number];

/** Decisions that a user can make on a closing. */
export const closingDecisions = ['agree', 'decline', 'withdraw'] as const;
export type ClosingDecision = (typeof closingDecisions)[number];

/**
 * A proposal for another rate or pay day. The first terms apply from the first day of work. Later terms apply from the
 * day of the answer, or from the next day if work is already recorded for the day of the answer.
 */
export const wageTermsProposal = z.object({
  ...rate,
  by: z.enum(wageSides),
  state: z.enum(closingStates),
  proposed_at: instant,
  /** Decisions that the caller may make on this proposal. */
  allowed: z.array(z.enum(closingDecisions)),
});
export type WageTermsProposal = z.output<typeof wageTermsProposal>;

/**
 * A closing of the days up to `to_day` (D69). The sums are those of these days at the proposal. A closing waives nothing:
 * it changes no amount, and closed days accept corrections.
 */
export const wageClosing = z.extend(wageBalance, {
  seq: z.int(),
  by: z.enum(wageSides),
  to_day: calendarDay,
  state: z.enum(closingStates),
  proposed_at: instant,
  /** True if entries of the days have changed since the proposal: it can then no longer be agreed. */
  outdated: z.boolean(),
  /** Decisions that the caller may make on this closing. */
  allowed: z.array(z.enum(closingDecisions)),
});
export type WageClosing = z.output<typeof wageClosing>;

export const wageAccount = z.object({
  id: z.int(),
  application_id: z.int(),
  /** Name of the other user of the account, a company or a person; null if that user was deleted. */
  other_name: z.nullable(z.string()),
  /** Title of the job as the employer wrote it. */
  job_title: z.optional(z.string()),
  ...readerTitleField,
  first_day: calendarDay,
  balance: wageBalance,
  /** True if at least one entry, a closing or a proposal for other terms waits for the caller’s answer. */
  awaits_you: z.boolean(),
  /**
   * Number and digest of the last row of the account's log. Each digest includes the digest of the row before, so a
   * client can detect that the server has changed earlier rows.
   */
  seq: z.int(),
  digest: z.string(),
});
export type WageAccount = z.output<typeof wageAccount>;

export const wageLedger = z.extend(wageAccount, {
  /**
   * The agreed rates, latest first. Empty if the employer posted the job without pay or with weekly pay, until both sides
   * agree to a rate.
   */
  terms: z.array(wageTerms),
  /** The proposals for other terms, latest first. */
  proposals: z.array(wageTermsProposal),
  /** Up to 50 entries, latest first. */
  entries: z.array(wageEntry),
  /** The closings, latest first. */
  closings: z.array(wageClosing),
});
export type WageLedger = z.output<typeof wageLedger>;
