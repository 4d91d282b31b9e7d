// Handles entries of wage accounts that the other side has not answered (D62). Reminds this side. If an employer has
// not answered a worker's claim for `wages_silence_days` days, the claim becomes agreed. A waiting payment
// or deduction never becomes agreed without an answer.
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import { system } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { readSettings } from '../../settings/queries.ts';
import { listUnanswered, listUnansweredClaims, remindPage } from '../silence-queries.ts';
import { SILENCE_BATCH } from '../silence-rules.ts';
import { append, MAX_ROWS, openLedger } from './ledger.ts';

type Store = Pick<Deps, 'db'>;

/** Reminds both sides of entries that wait for an answer. Idempotent: each reminder is sent once. */
export async function remindOfEntries({ db }: Store, progress: () => void): Promise<void> {
  for (let done = SILENCE_BATCH; done === SILENCE_BATCH; progress())
    done = await inTransaction(db, (tx) => remindPage(tx, SILENCE_BATCH));
}

/**
 * Locks an account, and makes the claims agreed that its employer still has not answered, up to the maximum size of the
 * log.
 */
async function lapseClaims(tx: Tx, account: { id: number; employer_id: number }, patience: number): Promise<void> {
  const ledger = await openLedger(tx, { type: 'employer', id: account.employer_id }, account.id);
  if (!ledger) return;
  const claims = await listUnansweredClaims(tx, account.id, patience);
  for (const seq of claims.slice(0, MAX_ROWS - ledger.account.seq)) {
    await append(tx, ledger, { act: 'decision', by: 'system', body: { entry: seq, decision: 'lapse' } });
    await recordEvent(tx, { name: 'wages.entry_lapsed', actor: system, payload: { account_id: account.id, seq } });
  }
}

/**
 * Marks claims as agreed if their employer was notified `wages_silence_days` days ago and has not answered. Days on
 * which the employer was suspended are not counted. Idempotent, one transaction per account. If an account fails, the
 * other accounts are handled first; then throws the errors of all failed accounts.
 */
export async function lapseAllClaims({ db }: Store, progress: () => void): Promise<void> {
  const { wages_silence_days: patience } = await readSettings(db, ['wages_silence_days']);
  const errors: unknown[] = [];
  for (let after = 0, isLast = false; !isLast; ) {
    const accounts = await listUnanswered(db, { patience, after, limit: SILENCE_BATCH });
    for (const account of accounts) {
      await inTransaction(db, (tx) => lapseClaims(tx, account, patience)).catch((error) => errors.push(error));
      progress();
    }
    after = accounts.at(-1)?.id ?? after;
    isLast = accounts.length < SILENCE_BATCH;
  }
  if (errors.length > 0) throw new AggregateError(errors, `The claims of ${errors.length} wage accounts failed`);
}
