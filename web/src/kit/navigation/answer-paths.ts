// Paths of rarely opened pages, separate from `paths.ts` to keep the first load small.

/**
 * The path of the page with the answers to the user's grievances. Visitors enter a ticket number and its secret code,
 * and see the answer to that grievance.
 */
export const grievanceAnswerPath = '/grievance/answer';
/** The path of the page with the breach notices that the user received (C.6). */
export const breachNoticesPath = '/settings/privacy/notices';

/** The worker's crews, with the invitations and the questions of crews that the worker answers. */
export const crewsPath = '/labour/dashboard/crews';

/** The worker's own record of work that was found without the product. */
export const diaryPath = '/labour/hisaab/diary';
