// An application contains the prepared phrases and the language of the employer's latest feedback only. This module
// decides whether they belong to the feedback that a timeline quotes.
import type { Application } from '#contracts/application-shapes.ts';

/**
 * Returns the application in `of` if the quoted feedback is the employer's latest. For older feedback, returns an empty
 * object, because the application has no phrases and no language for it.
 */
export const feedbackSource = <A extends Pick<Application, 'employer_feedback'>>(
  application: A,
  feedback: string,
): { of?: A } => (feedback === application.employer_feedback ? { of: application } : {});
