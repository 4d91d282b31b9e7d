// How patient the product is with an employer who answers nobody (D28); the settings say the rest.

/** What has waited longer is not asked about any more: a job is over by then, and who asked to be taken on without one looks elsewhere. */
export const FORGOTTEN_DAYS = 30;

/** After the first reminder of a silence an employer has so long before a job of theirs is paused. */
export const REMINDER_NOTICE_HOURS = 48;

/** Employers reminded, and jobs looked at, at a time. */
export const REMINDER_BATCH_SIZE = 500;
