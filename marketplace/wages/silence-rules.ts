// Numbers of the silence of one side in a wage account (D62). The days after which silence counts are a setting.

/**
 * Days after the notification of a waiting entry on which its reader is reminded. The employer is reminded before a
 * claim counts by silence; the worker is asked about a payment until the answer.
 */
export const REMINDER_DAYS = { employer: [2, 5], labour: [1, 3, 7] };

/** Entries per transaction of reminders, and accounts per query of unanswered claims. */
export const SILENCE_BATCH = 500;
