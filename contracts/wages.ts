// The wage ledger (D61–D66): what was agreed, earned and paid between one worker and one employer. Amounts are in paise.

import { endpoint, idParam, pageAnswer, pageQuery, queryInteger, uidParam } from './http.ts';
import { calendarDay, instant } from './values.ts';
import { z } from './z.ts';

export const wageSides = ['labour', 'employer'] as const;
export type WageSide = (typeof wageSides)[number];

/** Kinds of entries. The first four raise what is owed to the worker, the others lower it. */
export const entryKinds = ['day', 'piece', 'part', 'extra', 'advance', 'payment', 'deduction'] as const;
export type EntryKind = (typeof entryKinds)[number];

/**
 * States of an entry. Only `agreed` entries count. `waiting`: the other side has not answered. `replaced`: a correction
 * was agreed.
 */
export const entryStates = ['waiting', 'agreed', 'disputed', 'withdrawn', 'replaced'] as const;
export type EntryState = (typeof entryStates)[number];

/**
 * Sources of an agreement. `own`: the entry is against the interest of its author. `other`: the other side agreed.
 * `code`: the worker entered the employer's attendance code. `silence`: the employer did not answer.
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

/** Decisions of a user on an entry. */
export const entryDecisions = ['agree', 'dispute', 'withdraw'] as const;
export type EntryDecision = (typeof entryDecisions)[number];

/** Bases of a rate. Days carry no amount if the basis is `job`; parts of the agreed sum do. */
export const wageBases = ['hour', 'day', 'month', 'job'] as const;
export type WageBasis = (typeof wageBases)[number];

/** Maximum amount of an entry: one crore rupees, in paise. */
export const MAX_PAISE = 1_000_000_000;

export const MAX_OVERTIME_MINUTES = 720;
export const OVERTIME_STEP_MINUTES = 15;

export const wageEntry = z.object({
  /** Number of the entry in the account. */
  seq: z.int(),
  kind: z.enum(entryKinds),
  by: z.enum(wageSides),
  day: calendarDay,
  /** Amount in paise. For a day it is computed from the agreed rate. */
  paise: z.int(),
  /** Half days, 2 for a full day. Null unless the entry is a day. */
  halves: z.nullable(z.int()),
  overtime_minutes: z.nullable(z.int()),
  method: z.nullable(z.enum(paymentMethods)),
  state: z.enum(entryStates),
  via: z.nullable(z.enum(entryVias)),
  reason: z.nullable(z.enum(disputeReasons)),
  /** Whether both sides recorded this payment. */
  matched: z.boolean(),
  /** The entry that this correction replaces when it is agreed; null if the entry is not a correction. */
  replaces: z.nullable(z.int()),
  recorded_at: instant,
  /** Decisions that the caller may make on this entry. */
  allowed: z.array(z.enum(entryDecisions)),
});
export type WageEntry = z.output<typeof wageEntry>;

/**
 * The balance of an account, in paise. `owed` = `earned` − `received` over agreed entries; negative if the worker has an
 * advance. `waiting` and `disputed` are the effect on `owed` of entries that do not count yet.
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

export const wageAccount = z.object({
  id: z.int(),
  application_id: z.int(),
  /** Name of the other side, a company or a person; null if the account was deleted. */
  other_name: z.nullable(z.string()),
  first_day: calendarDay,
  balance: wageBalance,
  /** Number of the last row of the log, and its digest. A later response must continue them. */
  seq: z.int(),
  digest: z.string(),
});
export type WageAccount = z.output<typeof wageAccount>;

export const wageLedger = z.extend(wageAccount, {
  /** The agreed rate, latest first; empty if the job's posted pay is missing or weekly. */
  terms: z.array(wageTerms),
  /** Up to 50 entries, latest first. */
  entries: z.array(wageEntry),
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
  /** A UUID that the client generates. A repeated request with the same id is written once. */
  client_id: uidParam,
  day: calendarDay,
  /** The entry that this entry corrects. It must be of the same kind. */
  replaces: z.optional(z.nullable(z.int('not_a_whole_number').check(z.minimum(1, 'not_a_whole_number')))),
};

/** An entry that a user records. The amount of a day follows from the agreed rate. */
export const newWageEntry = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      ...common,
      kind: z.literal('day'),
      halves: z.int('out_of_range').check(z.minimum(1, 'out_of_range'), z.maximum(2, 'out_of_range')),
      overtime_minutes: z.optional(overtime),
    }),
    z.strictObject({ ...common, kind: z.enum(['part', 'extra']), paise: amount }),
    z.strictObject({
      ...common,
      kind: z.enum(['advance', 'payment']),
      paise: amount,
      method: z.enum(paymentMethods, 'not_a_choice'),
      /** True if the other side's entry with the same amount is a different payment. */
      another: z.optional(z.boolean()),
    }),
  ],
  'not_a_choice',
);
export type NewWageEntry = z.output<typeof newWageEntry>;

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
  body: z.strictObject({
    client_id: uidParam,
    decision: z.enum(entryDecisions, 'not_a_choice'),
    /** Required for `dispute`. */
    reason: z.optional(z.nullable(z.enum(disputeReasons, 'not_a_choice'))),
  }),
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

export const wageEndpoints = { listAccounts, getAccount, recordEntry, decideEntry };
