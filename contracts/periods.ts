// Fixed periods that both the rules and the texts state. Periods that an operator can change are settings.

/** Days after which the worker's completion claim takes effect if the employer does not answer it (D27). */
export const COMPLETION_DAYS = 7;

/** Days for which the employer of an expired job may still answer applications (D28). */
export const NO_ANSWER_DAYS = 7;

/** Days after the end of an application for which the employer may see the phone number (D33). */
export const NUMBER_DAYS = 7;

/** Days for which the employer may make a statement about a day of work (D35). */
export const DECISION_DAYS = 14;

/** Days for which the worker may contest the employer's statement about a day of work (D35). */
export const CONTEST_DAYS = 7;

/** A withdrawal by an accepted worker is late if the work starts in less than this number of hours (D35). */
export const LATE_HOURS = 24;

/** Days after which a session ends, however often it is used (D38). */
export const SESSION_DAYS = 30;

/** Hours without use after which a session ends (D38). */
export const SESSION_IDLE_HOURS = 2;
