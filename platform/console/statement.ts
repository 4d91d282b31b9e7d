// What a process that runs one statement is told, and what it answers (D45).
import * as z from 'zod/mini';

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
  /** The parser said no; `what` is the part that is not run here. */
  z.object({ outcome: z.literal('not_reading'), what: z.string() }),
  /** Postgres said no. */
  z.object({ outcome: z.literal('refused'), message: z.string() }),
  z.object({ outcome: z.literal('too_costly') }),
  /** A limit of time ended it: Postgres' own, with its words, or the process's. */
  z.object({ outcome: z.literal('too_long'), message: z.nullable(z.string()) }),
  z.object({ outcome: z.literal('cancelled') }),
  /** All connections of the role are in use. */
  z.object({ outcome: z.literal('busy') }),
  /** The role is not let in. */
  z.object({ outcome: z.literal('shut_out') }),
  /** The database is away, or the process died. */
  z.object({ outcome: z.literal('failed') }),
]);
export type Outcome = z.output<typeof outcome>;
