// Paths of rarely opened pages, separate from `paths.ts` to keep the first load small.

/** The answers to the user's grievances, or to one grievance by its ticket number. */
export const grievanceAnswerPath = '/grievance/answer';
/** The breach notices that the user received (C.6). */
export const breachNoticesPath = '/settings/privacy/notices';
