// The log of a wage account (D61): the shape of its rows, their digests, and the entries that follow from them. Pure.
import {
  closingDecisions,
  disputeReasons,
  entryDecisions,
  entryKinds,
  entryVias,
  paymentMethods,
  payRhythms,
  wageBases,
  wageSides,
} from '#contracts/wage-shapes.ts';
import { z } from '#contracts/z.ts';
import { chainedDigest } from '#platform/secrets.ts';
import type { Terms } from './arithmetic.ts';
import { type Closing, closingAfter } from './closing-rules.ts';
import { type Entry, initialState, isReplaceable, stateAfter } from './rules.ts';
import { type TermsProposal, termsAfter } from './terms-rules.ts';

const entryBody = z.strictObject({
  kind: z.enum(entryKinds),
  day: z.string(),
  paise: z.int(),
  halves: z.optional(z.int()),
  overtime_minutes: z.optional(z.int()),
  method: z.optional(z.enum(paymentMethods)),
  replaces: z.optional(z.int()),
  /** Set if the employer's attendance code recorded the day. */
  via: z.optional(z.literal('code')),
});
const decisionBody = z.strictObject({
  entry: z.int(),
  decision: z.enum([...entryDecisions, 'lapse', 'match']),
  reason: z.optional(z.enum(disputeReasons)),
  via: z.optional(z.enum(entryVias)),
});
const rate = {
  basis: z.enum(wageBases),
  paise: z.int(),
  hours: z.int(),
  month_days: z.int(),
  pay_every: z.optional(z.enum(payRhythms)),
  pay_weekday: z.optional(z.int()),
};
const termsBody = z.strictObject({ ...rate, from_day: z.string() });
const proposalBody = z.strictObject(rate);
const termsDecisionBody = z.strictObject({
  proposal: z.int(),
  decision: z.enum(closingDecisions),
  /** The first day of the terms, for `agree`. */
  from_day: z.optional(z.string()),
});

const closingBody = z.strictObject({
  to_day: z.string(),
  earned: z.int(),
  received: z.int(),
  owed: z.int(),
  waiting: z.int(),
  disputed: z.int(),
});
const closingDecisionBody = z.strictObject({ closing: z.int(), decision: z.enum(closingDecisions) });

/** A statement that the log records. */
export const statement = z.discriminatedUnion('act', [
  z.object({ act: z.literal('terms'), by: z.literal('system'), body: termsBody }),
  z.object({ act: z.literal('entry'), by: z.enum(wageSides), body: entryBody }),
  z.object({ act: z.literal('decision'), by: z.enum([...wageSides, 'system']), body: decisionBody }),
  z.object({ act: z.literal('closing'), by: z.enum(wageSides), body: closingBody }),
  z.object({ act: z.literal('closing_decision'), by: z.enum(wageSides), body: closingDecisionBody }),
  z.object({ act: z.literal('terms_proposal'), by: z.enum(wageSides), body: proposalBody }),
  z.object({ act: z.literal('terms_decision'), by: z.enum(wageSides), body: termsDecisionBody }),
]);
export type Statement = z.output<typeof statement>;

/** A row of the log. `at` is an ISO string with milliseconds. */
export type LogRow = Statement & { seq: number; at: string };

/** Returns JSON with sorted keys and without spaces, so that equal values have equal digests (RFC 8785). */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`;
}

/** Digest before the first row. */
export const FIRST_DIGEST: Buffer = Buffer.alloc(32);

/** Returns the digest of a row: it covers the row and, through the digest before it, all earlier rows. */
export const digestOf = (before: Buffer, { seq, at, by, act, body }: LogRow) =>
  chainedDigest(before, canonicalJson({ seq, at, by, act, body }));

/** The state of an account as far as it follows from the log. */
export interface Ledger {
  entries: Map<number, Entry>;
  terms: Terms[];
  /** In the order of their numbers. */
  closings: Closing[];
  /** In the order of their numbers. */
  proposals: TermsProposal[];
}

export const emptyLedger = (): Ledger => ({ entries: new Map(), terms: [], closings: [], proposals: [] });

/** Marks the entry that an agreed correction replaces. Returns the changed entries, the replaced one first. */
function settle(entries: Map<number, Entry>, entry: Entry): Entry[] {
  entries.set(entry.seq, entry);
  const base = entry.replaces === null ? undefined : entries.get(entry.replaces);
  if (entry.state !== 'agreed' || !base || !isReplaceable(base)) return [entry];
  const replaced: Entry = { ...base, state: 'replaced', reason: null };
  entries.set(base.seq, replaced);
  return [replaced, entry];
}

function applyEntry(entries: Map<number, Entry>, row: LogRow & { act: 'entry' }): Entry[] {
  const { via, replaces = null, paise, ...body } = row.body;
  const facts = { ...body, by: row.by, paise: BigInt(paise), halves: body.halves ?? null };
  const state = initialState(facts, replaces === null ? null : (entries.get(replaces) ?? null));
  return settle(entries, {
    ...facts,
    seq: row.seq,
    overtime_minutes: body.overtime_minutes ?? null,
    method: body.method ?? null,
    state,
    via: state === 'agreed' ? (via ?? 'own') : null,
    reason: null,
    matched: false,
    replaces,
    recorded_at: row.at,
    decided_at: null,
  });
}

function applyDecision(entries: Map<number, Entry>, row: LogRow & { act: 'decision' }): Entry[] {
  const { decision, reason, via } = row.body;
  const entry = entries.get(row.body.entry);
  const to = entry ? stateAfter(entry, { decision, by: row.by }, Date.parse(row.at)) : null;
  if (!entry || to === null || to === 'wrong_party') throw new Error(`Row ${row.seq} of the log breaks the rules`);
  const agreedVia = decision === 'lapse' ? 'silence' : (via ?? 'other');
  return settle(entries, {
    ...entry,
    state: to,
    via: to === 'agreed' ? (entry.via ?? agreedVia) : null,
    reason: to === 'disputed' ? (reason ?? 'other') : null,
    matched: entry.matched || decision === 'match',
    decided_at: row.at,
  });
}

function applyClosing({ closings }: Ledger, { seq, by, at, body }: LogRow & { act: 'closing' }): void {
  closings.push({
    seq,
    by,
    to_day: body.to_day,
    earned: BigInt(body.earned),
    received: BigInt(body.received),
    owed: BigInt(body.owed),
    waiting: BigInt(body.waiting),
    disputed: BigInt(body.disputed),
    state: 'waiting',
    proposed_at: at,
    decided_at: null,
  });
}

function applyClosingDecision({ closings }: Ledger, { seq, by, at, body }: LogRow & { act: 'closing_decision' }): void {
  const index = closings.findIndex((one) => one.seq === body.closing);
  const closing = closings[index];
  const to = closing ? closingAfter(closing, { decision: body.decision, by }, Date.parse(at)) : null;
  if (!closing || to === null || to === 'wrong_party') throw new Error(`Row ${seq} of the log breaks the rules`);
  closings[index] = { ...closing, state: to, decided_at: at };
}

type Rate = z.output<typeof proposalBody>;

const rateOf = ({
  basis,
  paise,
  hours,
  month_days,
  pay_every,
  pay_weekday,
}: Rate): Omit<Terms, 'seq' | 'from_day'> => ({
  basis,
  paise: BigInt(paise),
  hours,
  month_days,
  pay_every: pay_every ?? null,
  pay_weekday: pay_weekday ?? null,
});

function applyTermsDecision(ledger: Ledger, { seq, by, at, body }: LogRow & { act: 'terms_decision' }): void {
  const { decision, from_day } = body;
  const index = ledger.proposals.findIndex((one) => one.seq === body.proposal);
  const proposal = ledger.proposals[index];
  const to = proposal ? termsAfter(ledger, proposal, { decision, by, now: Date.parse(at) }) : null;
  if (!proposal || to === null || to === 'wrong_party' || (decision === 'agree') !== (from_day !== undefined))
    throw new Error(`Row ${seq} of the log breaks the rules`);
  ledger.proposals[index] = { ...proposal, state: to, decided_at: at };
  if (from_day === undefined) return;
  const { by: _by, state: _state, proposed_at: _at, decided_at: _decided, ...agreed } = proposal;
  ledger.terms.push({ ...agreed, from_day });
}

/** Applies a row that changes no entry. */
function applyOther(ledger: Ledger, row: Exclude<LogRow, { act: 'entry' | 'decision' }>): void {
  const { seq, at } = row;
  if (row.act === 'closing') applyClosing(ledger, row);
  else if (row.act === 'closing_decision') applyClosingDecision(ledger, row);
  else if (row.act === 'terms_decision') applyTermsDecision(ledger, row);
  else if (row.act === 'terms') ledger.terms.push({ ...rateOf(row.body), from_day: row.body.from_day, seq });
  else {
    const open = { state: 'waiting' as const, proposed_at: at, decided_at: null };
    ledger.proposals.push({ ...rateOf(row.body), ...open, by: row.by, seq });
  }
}

/**
 * Applies one row to the ledger. Returns the changed entries in the order in which callers must store them: a replaced
 * entry before its correction, because a day must not have two agreed entries. Throws if the rules do not permit the
 * row.
 */
export function applyRow(ledger: Ledger, row: LogRow): Entry[] {
  if (row.act === 'entry') return applyEntry(ledger.entries, row);
  if (row.act === 'decision') return applyDecision(ledger.entries, row);
  applyOther(ledger, row);
  return [];
}
