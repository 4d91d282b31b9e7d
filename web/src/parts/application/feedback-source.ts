// An application contains prepared phrases (sentences that exist in all languages) and the language of the author's own
// words, but only for the employer's latest feedback. This module decides whether a quoted feedback is the latest one.
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
