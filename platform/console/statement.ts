// Messages to and from a statement process (D45).
import { z } from '#contracts/z.ts';

export const order = z.object({
  url: z.string(),
  name: z.string(),
  query: z.string(),
  wanted: z.enum(['rows', 'plan']),
});
export type Order = z.output<typeof order>;

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type Cell = z.output<typeof cell>;

export const outcome = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('rows'),
    columns: z.array(z.string()),
    types: z.array(z.string()),
    rows: z.array(z.array(cell)),
    truncated: z.boolean(),
    ms: z.int(),
  }),
  z.object({
    outcome: z.literal('plan'),
    plan: z.unknown(),
    cost: z.number(),
    too_costly: z.boolean(),
    ms: z.int(),
  }),
  /** Refused by the parser, because the statement does more than read; `what` names the refused part. */
  z.object({ outcome: z.literal('not_reading'), what: z.string() }),
  /** Refused by Postgres. */
  z.object({ outcome: z.literal('refused'), message: z.string() }),
  z.object({ outcome: z.literal('too_costly') }),
  /**
   * Ended by the time limit of Postgres (`message` is the message of Postgres) or of the process (`message` is null).
   */
  z.object({ outcome: z.literal('too_long'), message: z.nullable(z.string()) }),
  z.object({ outcome: z.literal('cancelled') }),
  /**
   * Too many statements are running, all connections of the role are in use, or the machine is too busy to load the
   * process.
   */
  z.object({ outcome: z.literal('busy') }),
  /** The console is disabled, or its database role cannot connect. */
  z.object({ outcome: z.literal('shut_out') }),
  /** The database is unavailable, or the statement process died. */
  z.object({ outcome: z.literal('failed') }),
]);
export type Outcome = z.output<typeof outcome>;
