// Endpoints of the wage ledger (D61–D66): what was agreed, earned and paid between one worker and one employer. Amounts
// are in paise.

import { endpoint, idParam, pageAnswer, pageQuery, queryInteger, uidParam } from './http.ts';
import { calendarDay } from './values.ts';
import {
  closingDecisions,
  disputeReasons,
  entryDecisions,
  hasWeekday,
  MAX_OVERTIME_MINUTES,
  MAX_PAISE,
  OVERTIME_STEP_MINUTES,
  paymentMethods,
  payRhythms,
  wageAccount,
  wageBases,
  wageClosing,
  wageEntry,
  wageLedger,
  wageTermsProposal,
} from './wage-shapes.ts';
import { z } from './z.ts';

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

const weekday = z.int('out_of_range').check(z.minimum(0, 'out_of_range'), z.maximum(6, 'out_of_range'));

/** Terms that a user proposes. */
const newTerms = z
  .strictObject({
    client_id: uidParam,
    basis: z.enum(wageBases, 'not_a_choice'),
    paise: amount,
    pay_every: z.enum(payRhythms, 'not_a_choice'),
    /** Required for `week` and `fortnight`, and only then permitted: 0 is Sunday. */
    pay_weekday: z.optional(z.nullable(weekday)),
  })
  .check(
    z.refine(({ pay_every, pay_weekday = null }) => hasWeekday(pay_every) === (pay_weekday !== null), {
      message: 'not_a_choice',
      path: ['pay_weekday'],
    }),
  );
export type NewTerms = z.output<typeof newTerms>;

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

/** The proposal that is answered, and the answer. */
const proposalDecision = {
  params: z.object({ account_id: idParam, seq: idParam }),
  body: z.strictObject({ client_id: uidParam, decision: z.enum(closingDecisions, 'not_a_choice') }),
};

const decideClosing = endpoint({
  method: 'POST',
  path: '/api/v1/wages/accounts/{account_id}/closings/{seq}/decisions/',
  summary: 'Agrees to a closing of the other side, declines it, or withdraws a closing of the caller (D69).',
  auth: 'user',
  ...proposalDecision,
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

const proposeTerms = endpoint({
  method: 'POST',
  path: '/api/v1/wages/accounts/{account_id}/terms/',
  summary:
    'Proposes another rate or pay day (D64). The terms apply from the day on which the other side agrees, or from the first day if no rate was agreed before.',
  auth: 'user',
  params: accountId,
  body: newTerms,
  status: 201,
  response: wageTermsProposal,
  problems: ['not_found', 'terms_waiting', 'account_full', 'idempotency_key_reused', 'rate_limited'],
});

const decideTerms = endpoint({
  method: 'POST',
  path: '/api/v1/wages/accounts/{account_id}/terms/{seq}/decisions/',
  summary: 'Agrees to the terms that the other side proposed, declines them, or withdraws the caller’s proposal (D64).',
  auth: 'user',
  ...proposalDecision,
  response: wageTermsProposal,
  problems: [
    'not_found',
    'wrong_party',
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
  proposeTerms,
  decideTerms,
};
