// What Postgres itself ends: without this, the rows of a transaction stay locked for hours where the network took its client away without a word.

/** Between two statements of a transaction nothing of ours takes so long. */
export const IDLE_IN_TRANSACTION_MS = 15_000;
