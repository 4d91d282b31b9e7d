// Query and mutations of the agreed terms of a wage account.
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { ClosingDecision, WageLedger, WageSide, WageTerms, WageTermsProposal } from '#contracts/wage-shapes.ts';
import { wageEndpoints as endpoints, type NewTerms } from '#contracts/wages.ts';
import { call } from '../../http/call.ts';
import { useIdempotencyKey } from '../../http/idempotency-key.ts';
import { uuidOf } from './client-id.ts';
import { ledgerQuery, useChange } from './queries.ts';
import { useSide } from './side.ts';

/** The parts of an account's terms that its card shows. */
interface TermsParts {
  /** The latest agreed terms. */
  agreed?: WageTerms | undefined;
  /** The proposal of the other side that the user can answer. */
  question?: WageTermsProposal | undefined;
  /** The user's own proposal, which the user can take back. */
  own?: WageTermsProposal | undefined;
  /** The user's own proposal, if it is the last one and the other side has declined it. */
  declined?: WageTermsProposal | undefined;
}

function partsOf({ pages: [first] }: InfiniteData<WageLedger>, side: WageSide): TermsParts {
  const open = first?.proposals.find(({ allowed }) => allowed.length > 0);
  const isOwn = open?.allowed.includes('withdraw');
  const last = first?.proposals[0];
  return {
    agreed: first?.terms[0],
    question: isOwn ? undefined : open,
    own: isOwn ? open : undefined,
    declined: last?.by === side && last.state === 'declined' ? last : undefined,
  };
}

/** Returns what a wage account shows about its terms. */
export function useTerms(account_id: number) {
  const side = useSide();
  return useInfiniteQuery({ ...ledgerQuery(account_id), select: (data) => partsOf(data, side) });
}

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
