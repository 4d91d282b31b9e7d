// Query and mutations of the closings of a wage account.
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { ClosingDecision, WageClosing, WageEntry, WageLedger } from '#contracts/wage-shapes.ts';
import { wageEndpoints as endpoints } from '#contracts/wages.ts';
import { call } from '../../http/call.ts';
import { useIdempotencyKey } from '../../http/idempotency-key.ts';
import { uuidOf } from './client-id.ts';
import { ledgerQuery, useChange } from './queries.ts';

/** The parts of an account's closings that its card shows. */
interface ClosingParts {
  /** The proposal of the other side that the user can answer. */
  question?: WageClosing | undefined;
  /** The user's own proposal, which the user can take back. */
  own?: WageClosing | undefined;
  /** The last closing that both sides have agreed to. */
  closed?: WageClosing | undefined;
  /** True if the user can propose to close the days up to the given day. */
  isClosable: boolean;
  /** The amount owed up to the given day, in paise. */
  owed: number;
}

const effectOf = ({ method, paise }: WageEntry) => (method === null ? paise : -paise);

function partsOf({ pages }: InfiniteData<WageLedger>, toDay: string): ClosingParts {
  const closings = pages[0]?.closings ?? [];
  const entries = pages.flatMap((page) => page.entries);
  const open = closings.find(({ allowed }) => allowed.length > 0);
  const closed = closings.find(({ state }) => state === 'agreed');
  const later = entries.filter(({ state, day }) => state === 'agreed' && day > toDay);
  const isOwn = open?.allowed.includes('withdraw');
  return {
    question: isOwn ? undefined : open,
    own: isOwn ? open : undefined,
    closed,
    owed: later.reduce((owed, entry) => owed - effectOf(entry), pages[0]?.balance.owed ?? 0),
    isClosable:
      (!open || open.outdated) &&
      (!closed || closed.to_day < toDay) &&
      entries.some(({ state, day }) => state === 'agreed' && day <= toDay) &&
      !entries.some(({ state, day, awaits_you }) => awaits_you || (state === 'waiting' && day <= toDay)),
  };
}

/** Returns what a wage account shows about its closings. `toDay` is the day up to which the user can propose to close. */
export const useClosings = (account_id: number, toDay: string) =>
  useInfiniteQuery({ ...ledgerQuery(account_id), select: (data) => partsOf(data, toDay) });

/** Returns the mutation that proposes to close the days up to a day. */
export function useProposeClosing(account_id: number) {
  const keys = useIdempotencyKey();
  return useChange((to_day: string) => {
    const body = { to_day };
    return call(endpoints.proposeClosing, {
      params: { account_id },
      body: { ...body, client_id: uuidOf(keys.keyFor(body)) },
    });
  });
}

/** Returns the mutation that answers or withdraws a closing. */
export function useDecideClosing(account_id: number, seq: number) {
  const keys = useIdempotencyKey();
  return useChange((decision: ClosingDecision) => {
    const body = { decision };
    return call(endpoints.decideClosing, {
      params: { account_id, seq },
      body: { ...body, client_id: uuidOf(keys.keyFor(body)) },
    });
  });
}
