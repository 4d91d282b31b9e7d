// Addresses that nobody opens first, apart from those that the first load carries.

/** What came of a complaint: own ones, or one by its ticket. */
export const grievanceAnswerPath = '/grievance/answer';
/** What one was told of breaches of one's data (C.6). */
export const breachNoticesPath = '/settings/privacy/notices';
