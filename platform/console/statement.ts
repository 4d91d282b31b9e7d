// What a process that runs one statement is told, what it answers, and the limits it keeps (D45).
import * as z from 'zod/mini';

/** Rows, characters of a cell and bytes of an answer at most; what there is beyond is left out, and that is told. */
export const MOST_ROWS = 1000;
export const MOST_CELL = 20_000;
export const MOST_BYTES = 2_000_000;
/** Characters of a whole row at most, shared by its cells. */
export const MOST_ROW = 600_000;
/** By Postgres' own guess: some 100 seconds of reading. */
export const MOST_COST = 10_000_000;
export const STATEMENT_MS = 5000;
/** The whole process, from its start on. */
export const PROCESS_MS = 8000;

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
