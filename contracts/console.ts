// Database access for administrators: tables to browse through masked views, which hide personal data, and a read-only
// SQL console (D45, D46).
import { endpoint, queryNumber } from './http.ts';
import { instant } from './values.ts';
import { z } from './z.ts';

/**
 * A cell value. Integers and booleans keep their type; other values are the text output of Postgres, truncated after
 * 20,000 characters.
 */
const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/**
 * Fields of a result table. `rows` are arrays of cells in the order of `columns`. `types` are the Postgres type names
 * of the columns.
 */
const grid = {
  columns: z.array(z.string()),
  types: z.array(z.string()),
  rows: z.array(z.array(cell)),
};

const runId = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, 'not_an_id'));

/**
 * One SQL statement, which Postgres receives unchanged. Rejects strings that Postgres cannot store (NUL, lone
 * surrogates).
 */
const query = z.string().check(
  z.refine((text) => text.isWellFormed() && !text.includes('\0'), 'bad_characters'),
  z.refine((text) => text.trim() !== '', 'required'),
  z.maxLength(10_000, 'too_long'),
);

/** Reasons why the SQL console is disabled. `unsafe`: the console's database role may do more than read. */
export const consoleOffReasons = ['no_secret', 'no_role', 'unsafe', 'unreachable'] as const;

/** Outcomes of an SQL statement. `running`: still in progress, or unknown because the API process has died. */
export const runOutcomes = ['running', 'done', 'refused', 'too_long', 'cancelled', 'failed'] as const;
export type RunOutcome = (typeof runOutcomes)[number];

const columnName = z.string().check(z.maxLength(63, 'not_a_choice'));

const tables = endpoint({
  method: 'GET',
  path: '/api/v1/admin/dashboard/db/tables',
  summary: 'The readable tables, masked; row counts of large tables are estimated',
  auth: 'admin',
  capability: 'look',
  response: z.object({
    tables: z.array(
      z.object({
        name: z.string(),
        rows: z.int(),
        rows_is_estimate: z.boolean(),
        columns: z.array(z.object({ name: z.string(), type: z.string() })),
      }),
    ),
  }),
});

const table = endpoint({
  method: 'GET',
  path: '/api/v1/admin/dashboard/db/table/{name}',
  summary: 'Rows of one table, masked. `search` finds a substring in one `column`',
  auth: 'admin',
  capability: 'look',
  params: z.object({ name: z.string().check(z.regex(/^[a-z][a-z_]{0,62}$/)) }),
  query: z.object({
    limit: queryNumber({ min: 1, max: 500, fallback: 100 }),
    offset: queryNumber({ min: 0, max: 10_000, fallback: 0 }),
    sort: z.optional(columnName),
    direction: z._default(z.enum(['asc', 'desc'], 'not_a_choice'), 'asc'),
    column: z.optional(columnName),
    search: z.optional(
      z.string().check(
        z.refine((text) => text.isWellFormed() && !text.includes('\0'), 'bad_characters'),
        z.maxLength(100, 'too_long'),
      ),
    ),
  }),
  response: z.object({
    table: z.string(),
    ...grid,
    total: z.int(),
    total_is_estimate: z.boolean(),
    limit: z.int(),
    offset: z.int(),
  }),
  problems: ['not_found', 'sql_too_costly'],
});

const executeSql = endpoint({
  method: 'POST',
  path: '/api/v1/admin/dashboard/db/execute-sql',
  summary:
    'Runs one read-only statement: at most 5 seconds, 1,000 rows, 2 MB. Requires a password entered within 15 minutes',
  auth: 'admin',
  capability: 'execute_sql',
  body: z.strictObject({ query, run_id: z.optional(runId) }),
  response: z.object({
    ...grid,
    row_count: z.int(),
    /** True if the server cut the result at the limit of rows or bytes, or cut a cell at the limit of characters. */
    truncated: z.boolean(),
    ms: z.int(),
  }),
  problems: ['password_not_fresh', 'sql_refused', 'sql_not_reading', 'sql_too_costly', 'rate_limited', 'console_off'],
});

const explain = endpoint({
  method: 'POST',
  path: '/api/v1/admin/dashboard/db/explain',
  summary: 'The plan of a statement, which is not run',
  auth: 'admin',
  capability: 'execute_sql',
  body: z.strictObject({ query }),
  response: z.object({
    /** The output of `explain (format json)`: a list with one `{ Plan: … }`. */
    plan: z.unknown(),
    cost: z.number(),
    /** True if the cost is above the limit, so that `execute-sql` would fail with `sql_too_costly`. */
    too_costly: z.boolean(),
    ms: z.int(),
  }),
  problems: ['password_not_fresh', 'sql_refused', 'sql_not_reading', 'rate_limited', 'console_off'],
});

const cancel = endpoint({
  method: 'POST',
  path: '/api/v1/admin/dashboard/db/cancel',
  summary: 'Cancels a run of the caller; `cancelled` is false if no run with this id is active',
  auth: 'admin',
  capability: 'execute_sql',
  body: z.strictObject({ run_id: runId }),
  response: z.object({ cancelled: z.boolean() }),
});

const history = endpoint({
  method: 'GET',
  path: '/api/v1/admin/dashboard/db/history',
  summary: 'The caller’s statements, newest first',
  auth: 'admin',
  capability: 'execute_sql',
  query: z.object({ limit: queryNumber({ min: 1, max: 100, fallback: 50 }) }),
  response: z.object({
    runs: z.array(
      z.object({
        id: z.int(),
        query: z.string(),
        at: instant,
        outcome: z.enum(runOutcomes),
        ms: z.nullable(z.int()),
        row_count: z.nullable(z.int()),
      }),
    ),
  }),
});

const consoleState = endpoint({
  method: 'GET',
  path: '/api/v1/admin/dashboard/db/console',
  summary: 'Whether the SQL console is enabled; if not, why',
  auth: 'admin',
  capability: 'look',
  response: z.object({
    on: z.boolean(),
    reason: z.nullable(z.enum(consoleOffReasons)),
    /** Excess privileges of the console's role, by their Postgres names, if the reason is `unsafe`; empty otherwise. */
    unsafe: z.array(z.string()),
    /** Whether the caller entered the password recently enough to run a statement now. */
    password_fresh: z.boolean(),
  }),
});

export const consoleEndpoints = { tables, table, executeSql, explain, cancel, history, consoleState };
