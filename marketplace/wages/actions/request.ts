// Handles requests that write to a wage account: a repeated request is written only once, and each user has daily
// limits.
import { fail } from '#contracts/problems.ts';
import { digest } from '#platform/secrets.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { secondsToNextDay } from '../day-rules.ts';
import { canonicalJson, type Statement } from '../log.ts';
import { type ClientRequest, countRequests, listRequests } from '../request-queries.ts';
import { type OpenLedger, openLedgers, say } from './ledger.ts';

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

type Kind = keyof typeof PER_DAY;

interface ClientCall {
  request: ClientRequest;
  kind: Kind;
}

/** The earlier requests of one side for an account. */
interface Sent {
  /** By client id: the number of the entry, closing or proposal, and the digest of the request. */
  earlier: Map<string, { seq: number; asked: Buffer }>;
  /** Number of requests today. */
  today: Record<Kind, number>;
}

/** A locked ledger with what is known about the requests of one side. */
export interface RequestLedger extends OpenLedger {
  sent: Sent;
}

/**
 * Returns the entry that an equal, earlier request recorded or answered; null for a new request. Fails with
 * `idempotency_key_reused` if an earlier, different request had the same `client_id`, and with `rate_limited` after the
 * daily limit.
 */
export function findRepeated({ account, sent }: RequestLedger, { request, kind }: ClientCall): number | null {
  const earlier = sent.earlier.get(request.id);
  if (earlier) return earlier.asked.equals(request.asked) ? earlier.seq : fail('idempotency_key_reused');
  if (sent.today[kind] >= PER_DAY[kind]) fail('rate_limited', { retry_after: secondsToNextDay(account.now) });
  return null;
}

/** Returns the number of the entry, closing or proposal that the statement records or answers. */
function subjectOf({ act, body }: Statement, seq: number): number {
  if (act === 'decision') return body.entry;
  if (act === 'closing_decision') return body.closing;
  return act === 'terms_decision' ? body.proposal : seq;
}

const isDecision = ({ act }: Statement) => act === 'decision' || act === 'closing_decision' || act === 'terms_decision';

/** Adds the statement of a new request to the ledger, as `say` does. A repetition of the request is known from then on. */
export function sayOnce(ledger: RequestLedger, said: Statement, request: ClientRequest): number {
  const seq = say(ledger, said, request);
  ledger.sent.earlier.set(request.id, { seq: subjectOf(said, seq), asked: request.asked });
  ledger.sent.today[isDecision(said) ? 'decisions' : 'entries'] += 1;
  return seq;
}

interface Asked {
  account_id: number;
  client_id: string;
}

/**
 * Locks the accounts for requests of this person, and reads what their client has sent before: a fixed number of
 * statements for any number of accounts. Returns the ledgers by account. Leaves out accounts of others.
 */
export async function openForRequests(
  tx: Tx,
  person: Person,
  asked: readonly Asked[],
): Promise<Map<number, RequestLedger>> {
  const ids = [...new Set(asked.map(({ account_id }) => account_id))];
  const ledgers = await openLedgers(tx, person, ids);
  const opened = new Map(
    ledgers.map((ledger) => {
      const sent: Sent = { earlier: new Map(), today: { entries: 0, decisions: 0 } };
      return [ledger.account.id, { ...ledger, sent }];
    }),
  );
  for (const { account_id, client_id, entry, asked: digested } of await listRequests(tx, asked))
    opened.get(account_id)?.sent.earlier.set(client_id, { seq: entry, asked: digested });
  for (const { account_id, ...today } of await countRequests(tx, [...opened.keys()], person.type)) {
    const ledger = opened.get(account_id);
    if (ledger) ledger.sent.today = today;
  }
  return opened;
}

/** Locks an account for a request of this person. Fails with `not_found` if the person has no such account. */
export async function openForRequest(tx: Tx, person: Person, asked: Asked): Promise<RequestLedger> {
  return (await openForRequests(tx, person, [asked])).get(asked.account_id) ?? fail('not_found');
}

/** The outcome of a request: the number of its entry, and whether the request was new. */
export interface Outcome {
  seq: number;
  isNew: boolean;
}
