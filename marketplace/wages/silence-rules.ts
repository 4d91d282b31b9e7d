// Days and batch sizes for entries of wage accounts that wait for an answer (D62). A setting contains the days after
// which a claim becomes agreed without an answer.

/**
 * Days after the notification of a waiting entry on which the side that must answer is reminded. An employer is
 * reminded before a claim becomes agreed without an answer; a worker is reminded of a payment.
 */
export const REMINDER_DAYS = { employer: [2, 5], labour: [1, 3, 7] };

/** Entries per transaction of reminders, and accounts per query of unanswered claims. */
export const SILENCE_BATCH = 500;
