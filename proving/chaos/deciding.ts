// Employers who decide on applications over the API. This program records which decisions the API acknowledged.

import type { Pending } from './pending.ts';
import { retryingClient, type Tally } from './retrying-client.ts';

export interface Deciding {
  /** The decisions that the API has acknowledged so far. */
  acknowledged: readonly Pending[];
  tally: Tally;
  /** Resolves when all requests have ended. The value describes each decision that was refused or got no response. */
  done: Promise<readonly string[]>;
}

interface DecidingOptions {
  address: string;
  pending: readonly Pending[];
  status: 'shortlisted' | 'accepted';
  /** Decisions per second; by default, as fast as eight clients can send them. */
  rate?: number;
}

const CLIENTS = 8;

/** Starts to send the decisions. Each client retries a decision until it gets a final response. */
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
    // A retry after a lost response gets 409, because the first attempt succeeded.
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
