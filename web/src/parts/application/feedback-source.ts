// Finds the prepared phrases and the language of a quoted feedback of an employer.
import type { Application } from '#contracts/application-shapes.ts';

/**
 * Returns the application as the source of the quoted feedback. The application describes only the employer's latest
 * feedback, so an older feedback of the timeline has no source.
 */
export const feedbackSource = <A extends Pick<Application, 'employer_feedback'>>(
  application: A,
  feedback: string,
): { of?: A } => (feedback === application.employer_feedback ? { of: application } : {});
