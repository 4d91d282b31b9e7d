// Session limits that Postgres enforces: after a network failure, an open transaction would otherwise lock its rows for
// hours.

/**
 * Maximum idle time within a transaction, in milliseconds. The code of the product never pauses that long between two
 * statements.
 */
export const IDLE_IN_TRANSACTION_MS = 15_000;
