// Paths of rarely opened pages, separate from `paths.ts` to keep the first load small.

/** The path of the page with the answers to the user's grievances, or to one grievance by its ticket number. */
export const grievanceAnswerPath = '/grievance/answer';
/** The path of the page with the breach notices that the user received (C.6). */
export const breachNoticesPath = '/settings/privacy/notices';
