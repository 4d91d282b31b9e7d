// Query and mutations of the closings of a wage account.
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ClosingDecision, wageEndpoints as endpoints } from '#contracts/wages.ts';
import { call } from '../../http/call.ts';
import { useIdempotencyKey } from '../../http/idempotency-key.ts';
import { today } from '../../kit/text/today.ts';
import { uuidOf } from './client-id.ts';
import { ledgerQuery, useChange } from './queries.ts';

/** Returns the closings of a wage account, latest first. */
export const useClosings = (account_id: number) =>
  useInfiniteQuery({ ...ledgerQuery(account_id), select: ({ pages }) => pages[0]?.closings ?? [] });

/** Returns the mutation that proposes to close the days up to today. */
export function useProposeClosing(account_id: number) {
  const keys = useIdempotencyKey();
  return useChange(() => {
    const body = { to_day: today() };
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
