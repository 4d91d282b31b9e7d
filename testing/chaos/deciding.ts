// Employers who decide over the API, and the list of what was acknowledged to them: the checker's own.

import type { Pending } from './pending.ts';
import { retryingClient, type Tally } from './retrying-client.ts';

export interface Deciding {
  /** What the API has said yes to, so far. */
  acknowledged: readonly Pending[];
  tally: Tally;
  /** Resolves with what was never settled or refused, when all was asked. */
  done: Promise<readonly string[]>;
}

interface DecidingOptions {
  address: string;
  pending: readonly Pending[];
  status: 'shortlisted' | 'accepted';
  /** Decisions a second; as fast as eight clients go unless told. */
  rate?: number;
}

const CLIENTS = 8;

/** Begins at once. Each client asks the same again until it is settled, as people do. */
export function startDeciding({
  address,
  pending,
  status,
  rate = Number.POSITIVE_INFINITY,
}: DecidingOptions): Deciding {
  const acknowledged: Pending[] = [];
  const unsettled: string[] = [];
  const left = [...pending].reverse();
  const { retryUntilSettled, tally, close } = retryingClient({ address });
  const begun = performance.now();
  let asked = 0;

  async function decide(one: Pending): Promise<void> {
    const path = `/api/v1/employers/applications/${one.application_id}/status/`;
    const answer = await retryUntilSettled({ method: 'PATCH', path, token: one.token, body: { status } });
    // Asked again after no answer: it had been done, and doing it again is refused.
    const hadBeenDone = answer?.status === 409 && answer.tries > 1;
    if (answer?.status === 200 || hadBeenDone) acknowledged.push(one);
    else
      unsettled.push(
        `${one.application_id}: ${answer ? `${answer.status} ${answer.text.slice(0, 120)}` : 'no answer'}`,
      );
  }

  async function client(): Promise<void> {
    for (let next = left.pop(); next; next = left.pop()) {
      asked += 1;
      const early = begun + (asked / rate) * 1000 - performance.now();
      if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
      await decide(next);
    }
  }

  const done = Promise.all(Array.from({ length: CLIENTS }, client)).then(() => {
    close();
    return unsettled;
  });
  return { acknowledged, tally, done };
}
