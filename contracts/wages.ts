// The wage ledger (D61–D66): what was agreed, earned and paid between one worker and one employer. Amounts are in paise.

import { endpoint, idParam, pageAnswer, pageQuery, queryInteger, uidParam } from './http.ts';
import { calendarDay, instant } from './values.ts';
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

/** Maximum amount of an entry: one crore rupees, in paise. */
export const MAX_PAISE = 1_000_000_000;

export const MAX_OVERTIME_MINUTES = 720;
export const OVERTIME_STEP_MINUTES = 15;

/**
 * Maximum age, in days, of a day that an employer records, and of the correction of a day or of an amount by any user.
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

export const wageTerms = z.object({
  seq: z.int(),
  basis: z.enum(wageBases),
  paise: z.int(),
  hours: z.int(),
  month_days: z.int(),
  from_day: calendarDay,
});

/**
 * States of a closing. A proposal without an answer after 14 days stays `waiting`, but has no decisions any more.
 */
export const closingStates = ['waiting', 'agreed', 'declined', 'withdrawn'] as const;
export type ClosingState = (typeof closingStates)[number];

/** Decisions that a user can make on a closing. */
export const closingDecisions = ['agree', 'decline', 'withdraw'] as const;
export type ClosingDecision = (typeof closingDecisions)[number];

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
  /** True if the sums of the days have changed since the proposal: it can then no longer be agreed. */
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
  first_day: calendarDay,
  balance: wageBalance,
  /** True if at least one entry or a closing waits for the caller’s answer. */
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
  /** The agreed rates, latest first. Empty if the employer posted the job without pay or with weekly pay. */
  terms: z.array(wageTerms),
  /** Up to 50 entries, latest first. */
  entries: z.array(wageEntry),
  /** The closings, latest first. */
  closings: z.array(wageClosing),
});
export type WageLedger = z.output<typeof wageLedger>;

const accountId = z.object({ account_id: idParam });

const amount = z.int('out_of_range').check(z.minimum(1, 'out_of_range'), z.maximum(MAX_PAISE, 'out_of_range'));
const overtime = z.int('out_of_range').check(
  z.minimum(0, 'out_of_range'),
  z.maximum(MAX_OVERTIME_MINUTES, 'out_of_range'),
  z.refine((minutes) => minutes % OVERTIME_STEP_MINUTES === 0, 'out_of_range'),
);
const common = {
  /**
   * A UUID that the client generates. If the client repeats a request with the same id, the server stores the entry
   * only once.
   */
  client_id: uidParam,
  day: calendarDay,
  /** Number of the entry that the new entry corrects. Both must be of the same kind. */
  replaces: z.optional(z.nullable(z.int('not_a_whole_number').check(z.minimum(1, 'not_a_whole_number')))),
};

/**
 * An entry that a user records. An entry of the kind `day` has no amount in the request, because the server computes it
 * from the agreed rate.
 */
export const newWageEntry = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      ...common,
      kind: z.literal('day'),
      /** 0 states that the worker did not work. Only the correction of an agreed day may have 0, without overtime. */
      halves: z.int('out_of_range').check(z.minimum(0, 'out_of_range'), z.maximum(2, 'out_of_range')),
      overtime_minutes: z.optional(overtime),
    }),
    z.strictObject({ ...common, kind: z.enum(['part', 'extra']), paise: amount }),
    z.strictObject({
      ...common,
      kind: z.enum(['advance', 'payment']),
      paise: amount,
      method: z.enum(paymentMethods, 'not_a_choice'),
      /**
       * True if the user states that this is a different payment than the payment of the same amount that the other
       * user recorded. By default, the server takes both records for the same payment.
       */
      another: z.optional(z.boolean()),
    }),
  ],
  'not_a_choice',
);
export type NewWageEntry = z.output<typeof newWageEntry>;

/** Fields of a decision on an entry. */
export const decisionFields = {
  client_id: uidParam,
  decision: z.enum(entryDecisions, 'not_a_choice'),
  /** Required for `dispute`. */
  reason: z.optional(z.nullable(z.enum(disputeReasons, 'not_a_choice'))),
};

const listAccounts = endpoint({
  method: 'GET',
  path: '/api/v1/wages/accounts/',
  summary:
    'The caller’s wage accounts, newest first, each with its balance (D61). One account per accepted application.',
  auth: 'user',
  query: z.strictObject(pageQuery),
  response: z.object({ accounts: z.array(wageAccount), ...pageAnswer }),
});

const getAccount = endpoint({
  method: 'GET',
  path: '/api/v1/wages/accounts/{account_id}/',
  summary: 'A wage account with its balance, the agreed rate and up to 50 entries, latest first.',
  auth: 'user',
  params: accountId,
  query: z.strictObject({ before_seq: z.optional(queryInteger(1, 10_001)) }),
  response: wageLedger,
  problems: ['not_found'],
});

/** Formats of a journal: text for hledger and ledger, or a table. */
export const journalFormats = ['hledger', 'csv'] as const;
export type JournalFormat = (typeof journalFormats)[number];

const getJournal = endpoint({
  method: 'GET',
  path: '/api/v1/wages/accounts/{account_id}/journal/',
  summary:
    'The caller’s side of a wage account as double entry: `format=hledger` for hledger and ledger, `format=csv` as a table. Withdrawn entries are left out; waiting and disputed entries are in separate accounts.',
  auth: 'user',
  params: accountId,
  query: z.strictObject({ format: z._default(z.enum(journalFormats, 'not_a_choice'), 'hledger') }),
  answers: 'file',
  response: z.unknown(),
  problems: ['not_found'],
});

const recordEntry = endpoint({
  method: 'POST',
  path: '/api/v1/wages/accounts/{account_id}/entries/',
  summary:
    'Records a day, an amount or a payment. An entry against the caller’s interest counts at once; another waits for the other side (D62). A payment that the other side has recorded too is matched with it.',
  auth: 'user',
  params: accountId,
  body: newWageEntry,
  status: 201,
  response: wageEntry,
  problems: [
    'not_found',
    'entry_replaced',
    'correction_waiting',
    'day_recorded',
    'account_full',
    'days_closed',
    'invalid_transition',
    'not_by_day',
    'part_exceeds',
    'idempotency_key_reused',
    'rate_limited',
  ],
});

const decideEntry = endpoint({
  method: 'POST',
  path: '/api/v1/wages/accounts/{account_id}/entries/{seq}/decisions/',
  summary: 'Agrees to an entry of the other side or disputes it, or withdraws an entry of the caller (D62).',
  auth: 'user',
  params: z.object({ account_id: idParam, seq: idParam }),
  body: z.strictObject(decisionFields),
  response: wageEntry,
  problems: [
    'not_found',
    'wrong_party',
    'entry_replaced',
    'correction_waiting',
    'day_recorded',
    'invalid_transition',
    'account_full',
    'idempotency_key_reused',
    'rate_limited',
  ],
});

const proposeClosing = endpoint({
  method: 'POST',
  path: '/api/v1/wages/accounts/{account_id}/closings/',
  summary:
    'Proposes to close the days up to `to_day`, at most yesterday, or today after the end of the work (D69). The server computes the sums. A closing waives nothing.',
  auth: 'user',
  params: accountId,
  body: z.strictObject({ client_id: uidParam, to_day: calendarDay }),
  status: 201,
  response: wageClosing,
  problems: [
    'not_found',
    'closing_waiting',
    'entries_waiting',
    'days_closed',
    'account_full',
    'idempotency_key_reused',
    'rate_limited',
  ],
});

const decideClosing = endpoint({
  method: 'POST',
  path: '/api/v1/wages/accounts/{account_id}/closings/{seq}/decisions/',
  summary: 'Agrees to a closing of the other side, declines it, or withdraws a closing of the caller (D69).',
  auth: 'user',
  params: z.object({ account_id: idParam, seq: idParam }),
  body: z.strictObject({ client_id: uidParam, decision: z.enum(closingDecisions, 'not_a_choice') }),
  response: wageClosing,
  problems: [
    'not_found',
    'wrong_party',
    'closing_outdated',
    'invalid_transition',
    'account_full',
    'idempotency_key_reused',
    'rate_limited',
  ],
});

export const wageEndpoints = {
  listAccounts,
  getAccount,
  getJournal,
  recordEntry,
  decideEntry,
  proposeClosing,
  decideClosing,
};
