// The application that the server sends together with a registration (D116).

/** The id of the application, or the problem code of its refusal. */
export interface FirstApplication {
  id: number | null;
  refused: string | null;
}

/** Returns whether the employer has the application: sent now, or by an earlier attempt whose response was lost. */
export const isSent = ({ id, refused }: FirstApplication) => id !== null || refused === 'already_applied';

/** Returns whether the job no longer takes applications. */
export const isGoneJob = ({ refused }: FirstApplication) => refused === 'job_not_open' || refused === 'not_found';
