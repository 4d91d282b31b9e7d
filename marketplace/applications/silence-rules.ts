// Limits for employers who do not answer applications (D28); further limits are in the settings.

/**
 * Days after which an unanswered application no longer causes reminders. By then the job is usually over, or the worker
 * has found other work.
 */
export const FORGOTTEN_DAYS = 30;

/**
 * Minimum hours between the first reminder to an employer who answers no application, and the time at which the server
 * pauses the jobs of this employer.
 */
export const REMINDER_NOTICE_HOURS = 48;

/** Maximum number of employers reminded, or of jobs checked, in one batch. */
export const REMINDER_BATCH_SIZE = 500;
