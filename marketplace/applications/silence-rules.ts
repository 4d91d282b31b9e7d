// Limits for employers who do not answer applications (D28); further limits are settings.

/**
 * Days after which a waiting application no longer causes reminders: the job is over by then, or the worker has looked
 * elsewhere.
 */
export const FORGOTTEN_DAYS = 30;

/** Hours between the first reminder of a period of silence and the pausing of jobs. */
export const REMINDER_NOTICE_HOURS = 48;

/** Employers reminded, or jobs checked, per page. */
export const REMINDER_BATCH_SIZE = 500;
