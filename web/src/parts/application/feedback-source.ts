// An application contains the prepared phrases and the language of the employer's latest feedback only. This module
// decides whether they belong to the feedback that a timeline quotes.
import type { Application } from '#contracts/application-shapes.ts';

/**
 * Returns the property `of` for a quotation of feedback: the application, whose phrases and language belong to the
 * employer's latest feedback. Returns no property for older feedback, which is then quoted as typed.
 */
export const feedbackSource = <A extends Pick<Application, 'employer_feedback'>>(
  application: A,
  feedback: string,
): { of?: A } => (feedback === application.employer_feedback ? { of: application } : {});
