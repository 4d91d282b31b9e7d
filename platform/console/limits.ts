// Limits of console statements (D45). A separate module, so that the statement process does not load the schema
// library.

/**
 * Maximum rows, characters per cell and bytes of an answer. The rest is cut off and the answer is marked as truncated.
 */
export const MAX_ROWS = 1000;
export const MAX_CELL_LENGTH = 20_000;
export const MAX_ANSWER_BYTES = 2_000_000;
/** Maximum characters of a row, shared by its cells. */
export const MAX_ROW_LENGTH = 600_000;
/** Maximum planner cost: about 100 s of reading by the estimate of Postgres. */
export const MAX_COST = 10_000_000;
export const STATEMENT_MS = 5000;
/** Time limit after the process has connected: cost estimate, statement and rows. */
export const PROCESS_MS = 8000;
/**
 * Time limit until the process has connected. It is long, because on a busy machine, for example right after a start,
 * loading the program of the process takes seconds.
 */
export const START_MS = 30_000;
/** Message that the statement process sends when it has connected to the database. */
export const BEGUN = 'begun';

/**
 * Minimum milliseconds between the starts of two statements in an API process, for all administrators: statements slow
 * down the requests of users.
 */
export const PACE_MS = 1000;
