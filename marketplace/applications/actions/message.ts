// Sends a further message of the employer to an applicant, without a change of status.
import { fail } from '#contracts/problems.ts';
import type { ApplicationStatus } from '#contracts/reference.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { findResponse, type IdempotencyKey, insertResponse } from '../../idempotency.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { insertPhraseLines, type NewPhraseLine } from '../../phrases/queries.ts';
import { recordEvent } from '../../record-event.ts';
import { actsOf } from '../acts.ts';
import { countMessages, setFeedback } from '../message-queries.ts';
import { insertStatusHistory, lockApplicationFor } from '../queries.ts';
import { showApplication } from './show.ts';

/** Maximum number of further messages to one applicant in a day. */
const MESSAGES_PER_DAY = 5;

interface Message {
  employer_feedback: string | null;
  /** The lines of the message that are phrases (prepared sentences, available in all languages). */
  phrases: readonly NewPhraseLine[];
}

interface NewMessage {
  /**
   * Composes the message for the current status of the application. Called after the application is locked, because the
   * status decides which phrases the message may contain.
   */
  compose: (status: ApplicationStatus) => Message;
  idempotency: IdempotencyKey | null;
}

async function send(tx: Tx, employer: Person, id: number, compose: NewMessage['compose']): Promise<void> {
  const { status, facts } = (await lockApplicationFor(tx, employer, id)) ?? fail('not_found');
  if (!actsOf('employer', facts).includes('message'))
    fail('invalid_transition', { from: status, to: status, allowed: [] });
  const { employer_feedback: feedback, phrases } = compose(status);
  if (!feedback) fail('validation_failed', { errors: { employer_feedback: ['required'] } });
  const { total, retry_after } = await countMessages(tx, id, MESSAGES_PER_DAY);
  if (total >= MESSAGES_PER_DAY) fail('rate_limited', { retry_after });
  await setFeedback(tx, id, feedback);
  await insertStatusHistory(tx, id, { from: status, to: status, actor: employer, feedback, reason: null });
  await insertPhraseLines(tx, { application_id: id }, phrases);
  await recordEvent(tx, { name: 'application.messaged', actor: employer, payload: { application_id: id } });
}

/** Sends the message, unless an earlier call with the same idempotency key has sent it. */
async function sendOnce(tx: Tx, employer: Person, id: number, { compose, idempotency }: NewMessage): Promise<void> {
  if (!idempotency) return send(tx, employer, id, compose);
  await lockPerson(tx, employer.id);
  const earlier = await findResponse(tx, employer.id, idempotency);
  if (earlier && !(earlier.same && earlier.application_id === id)) fail('idempotency_key_reused');
  if (earlier) return;
  await send(tx, employer, id, compose);
  await insertResponse(tx, employer.id, { ...idempotency, application_id: id });
}

/**
 * Sends a further message to a shortlisted or hired applicant. The application shows only the latest message; the
 * history contains all messages. Fails with `not_found` if the employer has no such application, with
 * `invalid_transition` if the applicant is neither shortlisted nor hired, with `rate_limited` after `MESSAGES_PER_DAY`
 * messages in a day, with `idempotency_key_reused` if the key belongs to another message, and with `validation_failed`
 * for an empty message or invalid phrases.
 */
export async function messageApplicant({ db }: Pick<Deps, 'db'>, employer: Person, id: number, message: NewMessage) {
  await inTransaction(db, (tx) => sendOnce(tx, employer, id, message));
  return showApplication({ db }, employer, id);
}
