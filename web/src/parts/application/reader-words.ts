// Translates the prepared phrases (sentences that exist in all languages) in the messages of an application into the
// reader's language (D110).
import type { Application, LabourApplication } from '#contracts/application-shapes.ts';
import { readerText } from '#contracts/phrased-text.ts';

type WithSteps = Application & Partial<Pick<LabourApplication, 'timeline'>>;

/** Returns the application with its prepared phrases in the reader's language; the same object if it has no phrases. */
export function inReadersWords<A extends WithSteps>(application: A): A {
  const { phrase_lines: lines, message, employer_feedback, timeline } = application;
  if (!lines?.length) return application;
  const feedbackOf = (text: string) => readerText(text, 'employer_feedback', lines);
  return {
    ...application,
    message: message && readerText(message, 'message', lines),
    employer_feedback: employer_feedback && feedbackOf(employer_feedback),
    ...(timeline && {
      timeline: timeline.map((step) => ({
        ...step,
        feedback: step.feedback && feedbackOf(step.feedback),
        reason: step.reason && readerText(step.reason, 'reason', lines),
      })),
    }),
  };
}
