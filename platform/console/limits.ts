// The limits of the SQL console's statements (D45). In a file of its own: the process of a statement reads no library of schemas for them.

/** Rows, characters of a cell and bytes of an answer at most; what there is beyond is left out, and that is told. */
export const MAX_ROWS = 1000;
export const MAX_CELL_LENGTH = 20_000;
export const MAX_ANSWER_BYTES = 2_000_000;
/** Characters of a whole row at most, shared by its cells. */
export const MAX_ROW_LENGTH = 600_000;
/** By Postgres' own guess: some 100 seconds of reading. */
export const MAX_COST = 10_000_000;
export const STATEMENT_MS = 5000;
/** From the moment at which the process is connected: the statement, its cost, its rows. */
export const PROCESS_MS = 8000;
/** Before that: a machine that is busy, as right after a start, takes seconds to load the process, whatever the statement costs. */
export const START_MS = 30_000;
/** The message that ends the start. */
export const BEGUN = 'begun';

/** Milliseconds from the start of one statement to the next in an API process, whoever asks: what they cost, the people's calls feel. */
export const PACE_MS = 1000;
