// Limits of console statements (D45). A separate module, so that the statement process does not load the schema
// library.

/**
 * Maximum rows, characters per cell and bytes of an answer. The rest is cut off and the answer is marked as truncated.
 */
export const MAX_ROWS = 1000;
export const MAX_CELL_LENGTH = 20_000;
export const MAX_ANSWER_BYTES = 2_000_000;
/** Maximum characters of a row. Each cell of the row gets an equal share. */
export const MAX_ROW_LENGTH = 600_000;
/** Maximum cost of a statement by the estimate of the Postgres planner: about 100 s of reading. */
export const MAX_COST = 10_000_000;
export const STATEMENT_MS = 5000;
/**
 * Milliseconds that the statement process has after it has connected: for the cost estimate, the statement and the
 * rows.
 */
export const PROCESS_MS = 8000;
/**
 * Milliseconds that the statement process has until it has connected. The limit is long, because loading the program
 * takes seconds on a busy machine, for example right after a start.
 */
export const START_MS = 30_000;
/** Message that the statement process sends when it has connected to the database. */
export const BEGUN = 'begun';

/**
 * Minimum milliseconds between the starts of two statements in an API process, for all administrators together. Without
 * this pause, statements would slow down the requests of users.
 */
export const PACE_MS = 1000;
