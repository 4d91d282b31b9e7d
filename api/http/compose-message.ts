// Composes the texts that workers and employers write about an application or a day of work: the phrases (predefined,
// translated sentences) that the author chose, then the author's own words.
import type { PhraseInput } from '#contracts/phrases.ts';
import type { ApplicationStatus } from '#contracts/reference.ts';
import { composeTexts } from './phrased-text.ts';
import type { ReaderRequest } from './reader.ts';

type Request = ReaderRequest['req'];

interface WithMessage {
  message?: string | null | undefined;
  message_phrases?: readonly PhraseInput[] | undefined;
}

/**
 * Returns the application form with a message composed from the chosen phrases and the typed words. Fails
 * with `validation_failed` for invalid phrases.
 */
export function composeForm<F extends WithMessage>(req: Request, { message_phrases, ...form }: F) {
  const { message } = composeTexts(req, [
    { field: 'message', own: form.message, phrases: message_phrases, path: 'message_phrases' },
  ]);
  return { ...form, message: message?.text || null, phrases: message?.lines ?? [] };
}

interface WithFeedback {
  status: ApplicationStatus;
  employer_feedback?: string | null | undefined;
  feedback_phrases?: readonly PhraseInput[] | undefined;
}

/**
 * Returns the status change with a feedback composed from the chosen phrases and the typed words. Fails
 * with `validation_failed` for invalid phrases.
 */
export function composeFeedback<F extends WithFeedback>(req: Request, { feedback_phrases, ...change }: F) {
  const { employer_feedback } = composeTexts(req, [
    {
      field: 'employer_feedback',
      own: change.employer_feedback,
      phrases: feedback_phrases,
      path: 'feedback_phrases',
      status: change.status,
    },
  ]);
  return { ...change, employer_feedback: employer_feedback?.text || null, phrases: employer_feedback?.lines ?? [] };
}

interface WithReason {
  reason?: string | null | undefined;
  reason_phrases?: readonly PhraseInput[] | undefined;
}

/**
 * Returns the reason of a withdrawal, composed from the chosen phrases and the typed words. Fails with
 * `validation_failed` for invalid phrases.
 */
export function composeReason(req: Request, given: WithReason = {}) {
  const { reason } = composeTexts(req, [
    { field: 'reason', own: given.reason, phrases: given.reason_phrases, path: 'reason_phrases', status: 'withdrawn' },
  ]);
  return { reason: reason?.text || null, phrases: reason?.lines ?? [] };
}

interface WithNote {
  note?: string | null | undefined;
  note_phrases?: readonly PhraseInput[] | undefined;
}

/**
 * Returns the note on a contested day, composed from the chosen phrases and the typed words. Fails with
 * `validation_failed` for invalid phrases.
 */
export function composeDayNote(req: Request, given: WithNote = {}) {
  const { contest_note } = composeTexts(req, [
    { field: 'contest_note', own: given.note, phrases: given.note_phrases, path: 'note_phrases' },
  ]);
  return { note: contest_note?.text || null, phrases: contest_note?.lines ?? [] };
}
