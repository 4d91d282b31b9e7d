// Handles requests that write to a wage account: a repeated request is written only once, and each user has daily
// limits.
import { fail } from '#contracts/problems.ts';
import { digest } from '#platform/secrets.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { secondsToNextDay } from '../day-rules.ts';
import { canonicalJson } from '../log.ts';
import { type ClientRequest, countRequests, findRequest } from '../log-queries.ts';
import { type OpenLedger, openLedger } from './ledger.ts';

/**
 * Maximum number of entries and of decisions per side of an account and day. Not per person, because an employer may pay
 * a hundred workers on one evening.
 */
const PER_DAY = { entries: 60, decisions: 200 };

/**
 * Returns the id of a request, which the client chose, and a digest of the other fields. By the digest,
 * `findRepeated` recognises a different request with the same id.
 */
export const requestOf = ({ client_id, ...asked }: { client_id: string; [field: string]: unknown }): ClientRequest => ({
  id: client_id,
  asked: digest(canonicalJson(asked)),
});

interface ClientCall {
  request: ClientRequest;
  kind: keyof typeof PER_DAY;
}

/**
 * Returns the entry that an equal, earlier request recorded or answered; null for a new request. Fails with
 * `idempotency_key_reused` if an earlier, different request had the same `client_id`, and with `rate_limited` after the
 * daily limit.
 */
export async function findRepeated(
  tx: Tx,
  { account }: OpenLedger,
  { type }: Person,
  { request, kind }: ClientCall,
): Promise<number | null> {
  const earlier = await findRequest(tx, account.id, request);
  if (earlier) return earlier.same ? earlier.entry : fail('idempotency_key_reused');
  const sent = await countRequests(tx, account.id, type);
  if (sent[kind] >= PER_DAY[kind]) fail('rate_limited', { retry_after: secondsToNextDay(account.now) });
  return null;
}

/** Locks an account for a request of this person. Fails with `not_found` if the person has no such account. */
export const openForRequest = async (tx: Tx, person: Person, accountId: number): Promise<OpenLedger> =>
  (await openLedger(tx, person, accountId)) ?? fail('not_found');

/** The outcome of a request: the number of its entry, and whether the request was new. */
export interface Outcome {
  seq: number;
  isNew: boolean;
}
