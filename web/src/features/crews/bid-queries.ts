// Queries and mutations of bids for the members of a crew.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Bid, bidEndpoints as endpoints } from '#contracts/bids.ts';
import { callEndpoints } from '#contracts/calls.ts';
import { call } from '../../http/call.ts';
import { applicationKeys, jobPageKeys, refetchAll } from '../../http/query-groups.ts';
import { keyOf, keyOfContract } from '../../http/query-keys.ts';

/** Number of bids in one response. */
const PAGE = 20;

/** While the leader waits for answers, other members answer and codes are sent. */
const REFRESH_MS = 10_000;

/** True while members have not answered a bid that the reader leads. Other readers do not see the answers. */
const isWaiting = ({ state, members }: Bid) =>
  state === 'asked' && members.some(({ is_you, answer }) => !is_you && answer === 'asked');

export function useBids() {
  return useQuery({
    queryKey: keyOf('bids', 'listBids'),
    queryFn: ({ signal }) => call(endpoints.listBids, { query: { page: 1, limit: PAGE }, signal }),
    // Always refetched: other members answer too.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.bids.some(isWaiting) ? REFRESH_MS : false),
  });
}

function useChange<Given, Answer>(send: (given: Given) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    // Refetch after a refusal too: it means that the shown bid is outdated. The last yes applies for the job, or takes
    // places of the call.
    onSettled: () =>
      refetchAll(client, [
        ...applicationKeys,
        ...jobPageKeys,
        keyOfContract('calls'),
        keyOfContract('labourDashboard'),
      ]),
  });
}

interface NewBid {
  crew_uid: string;
  job_uid: string;
  min_members: number;
  members: number[];
}

export const usePlaceBid = () => useChange((body: NewBid) => call(endpoints.placeBid, { body }));

interface OwnAnswer {
  answer: 'yes' | 'no';
  night_ok?: boolean;
}

export const useAnswerBid = (bid_uid: string) =>
  useChange((body: OwnAnswer) => call(endpoints.answerBid, { params: { bid_uid }, body }));

/** Returns the mutation with which the leader types the code of a member. */
export const useConsentByCode = (bid_uid: string) =>
  useChange((code: string) => call(endpoints.consentByCode, { params: { bid_uid }, body: { code } }));

interface Bringing {
  night_ok?: boolean;
  crew: { uid: string; min_members: number; members: number[] };
}

/** Returns the mutation with which the leader asks members of the crew to come to a call for a day. */
export const useBringCrew = (uid: string) =>
  useChange((given: Bringing) =>
    call(callEndpoints.answerCall, { params: { uid }, body: { answer: 'yes', ...given } }),
  );
