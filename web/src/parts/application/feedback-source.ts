// Finds the application whose prepared phrases and language belong to a quoted feedback of the employer.
import type { Application } from '#contracts/application-shapes.ts';

/**
 * Returns the application in `of` if it describes the quoted feedback; otherwise an empty object. An application has
 * the phrases and the language of the employer's latest feedback only, not of older feedback in the timeline.
 */
export const feedbackSource = <A extends Pick<Application, 'employer_feedback'>>(
  application: A,
  feedback: string,
): { of?: A } => (feedback === application.employer_feedback ? { of: application } : {});
