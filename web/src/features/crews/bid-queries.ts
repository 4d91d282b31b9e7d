// Queries and mutations of bids for the members of a crew.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bidEndpoints as endpoints } from '#contracts/bids.ts';
import { callEndpoints } from '#contracts/calls.ts';
import { call } from '../../http/call.ts';
import { applicationKeys, jobPageKeys, refetchAll } from '../../http/query-groups.ts';
import { keyOf, keyOfContract } from '../../http/query-keys.ts';

/** Number of bids in one response. */
const PAGE = 20;

export function useBids() {
  return useQuery({
    queryKey: keyOf('bids', 'listBids'),
    queryFn: ({ signal }) => call(endpoints.listBids, { query: { page: 1, limit: PAGE }, signal }),
    // Always refetched: other members answer too.
    staleTime: 0,
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

interface Bringing {
  night_ok?: boolean;
  crew: { uid: string; min_members: number; members: number[] };
}

/** Returns the mutation with which the leader asks members of the crew to come to a call for a day. */
export const useBringCrew = (uid: string) =>
  useChange((given: Bringing) =>
    call(callEndpoints.answerCall, { params: { uid }, body: { answer: 'yes', ...given } }),
  );
