// An application contains the prepared phrases and the language only of the employer's latest feedback. This module
// decides whether a quoted feedback is that latest feedback.
import type { Application } from '#contracts/application-shapes.ts';

/**
 * Returns the property `of` for a quotation of feedback. For the latest feedback, `of` is the application, which
 * contains the phrases and the language of this feedback. For older feedback there is no `of`, so the feedback is
 * quoted as typed.
 */
export const feedbackSource = <A extends Pick<Application, 'employer_feedback'>>(
  application: A,
  feedback: string,
): { of?: A } => (feedback === application.employer_feedback ? { of: application } : {});
