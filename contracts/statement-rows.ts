// The rows of a wage statement (D71), which its PDF carries as `rows.json`: all terms and entries of a wage account, also
// the withdrawn ones.
import {
  disputeReasons,
  entryKinds,
  entryStates,
  entryVias,
  paymentMethods,
  payRhythms,
  wageBases,
  wageSides,
} from './wage-shapes.ts';
import { z } from './z.ts';

const statementTerms = z.object({
  basis: z.enum(wageBases),
  paise: z.int(),
  hours: z.int(),
  pay_every: z.nullable(z.enum(payRhythms)),
  pay_weekday: z.nullable(z.int()),
  from_day: z.string(),
});
export type StatementTerms = z.output<typeof statementTerms>;

const statementEntry = z.object({
  seq: z.int(),
  kind: z.enum(entryKinds),
  by: z.enum(wageSides),
  day: z.string(),
  paise: z.int(),
  halves: z.nullable(z.int()),
  overtime_minutes: z.nullable(z.int()),
  method: z.nullable(z.enum(paymentMethods)),
  state: z.enum(entryStates),
  via: z.nullable(z.enum(entryVias)),
  reason: z.nullable(z.enum(disputeReasons)),
  matched: z.boolean(),
  replaces: z.nullable(z.int()),
  recorded_at: z.string(),
  decided_at: z.nullable(z.string()),
});
export type StatementEntry = z.output<typeof statementEntry>;

/** Shape of `rows.json`. */
export const statementContent = z.object({ terms: z.array(statementTerms), entries: z.array(statementEntry) });
export type StatementContent = z.output<typeof statementContent>;
