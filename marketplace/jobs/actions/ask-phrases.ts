// Asks the employer of a job to use phrases (prepared sentences in all languages), because a worker cannot read the
// employer's text.
import { inTransaction } from '#platform/db.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { insertPhraseRequest } from '../queries/phrase-requests.ts';

/**
 * Asks once for each open job and records the event. Later requests, including requests of other workers, change
 * nothing.
 */
export async function askPhrases({ db }: Pick<Deps, 'db'>, labour: Person, jobId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    if ((await insertPhraseRequest(tx, jobId)) === 0) return;
    await recordEvent(tx, { name: 'job.phrases_asked', actor: labour, payload: { job_id: jobId } });
  });
}
