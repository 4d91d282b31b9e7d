// Fixed periods that the code applies and that texts for users mention. Periods that an operator can change are
// settings instead.

/**
 * Number of days after which the work counts as completed if the worker has reported its completion and the employer
 * has not answered (D27).
 */
export const COMPLETION_DAYS = 7;

/** Number of days after the expiry of a job in which the employer may still answer its applications (D28). */
export const NO_ANSWER_DAYS = 7;

/**
 * Number of days after the end of an application in which the employer may still see the worker's phone number (D33).
 */
export const NUMBER_DAYS = 7;

/** Number of days after a day of work in which the employer may state whether the worker came (D35). */
export const DECISION_DAYS = 14;

/** Number of days after the employer's statement about a day of work in which the worker may contest it (D35). */
export const CONTEST_DAYS = 7;

/** A withdrawal by an accepted worker is late if the work starts in less than this number of hours (D35). */
export const LATE_HOURS = 24;

/** Days after which a session ends, however often it is used (D38). */
export const SESSION_DAYS = 30;

/** Hours without use after which a session ends (D38). */
export const SESSION_IDLE_HOURS = 2;
