// Query and mutations of the agreed terms of a wage account.
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { ClosingDecision, WageLedger, WageTerms, WageTermsProposal } from '#contracts/wage-shapes.ts';
import { wageEndpoints as endpoints, type NewTerms } from '#contracts/wages.ts';
import { call } from '../../http/call.ts';
import { useIdempotencyKey } from '../../http/idempotency-key.ts';
import { uuidOf } from './client-id.ts';
import { ledgerQuery, useChange } from './queries.ts';

/** The parts of an account's terms that its card shows. */
interface TermsParts {
  /** The latest agreed terms. */
  agreed?: WageTerms | undefined;
  /** The proposal of the other side that the user can answer. */
  question?: WageTermsProposal | undefined;
  /** The user's own proposal, which the user can take back. */
  own?: WageTermsProposal | undefined;
}

function partsOf({ pages: [first] }: InfiniteData<WageLedger>): TermsParts {
  const open = first?.proposals.find(({ allowed }) => allowed.length > 0);
  const isOwn = open?.allowed.includes('withdraw');
  return { agreed: first?.terms[0], question: isOwn ? undefined : open, own: isOwn ? open : undefined };
}

/** Returns what a wage account shows about its terms. */
export const useTerms = (account_id: number) => useInfiniteQuery({ ...ledgerQuery(account_id), select: partsOf });

/** Returns the mutation that proposes other terms. */
export function useProposeTerms(account_id: number) {
  const keys = useIdempotencyKey();
  return useChange((body: Omit<NewTerms, 'client_id'>) =>
    call(endpoints.proposeTerms, {
      params: { account_id },
      body: { ...body, client_id: uuidOf(keys.keyFor(body)) },
    }),
  );
}

/** Returns the mutation that answers or withdraws a proposal. */
export function useDecideTerms(account_id: number, seq: number) {
  const keys = useIdempotencyKey();
  return useChange((decision: ClosingDecision) => {
    const body = { decision };
    return call(endpoints.decideTerms, {
      params: { account_id, seq },
      body: { ...body, client_id: uuidOf(keys.keyFor(body)) },
    });
  });
}
