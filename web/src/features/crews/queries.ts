// Queries and mutations of crews.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bidEndpoints } from '#contracts/bids.ts';
import { type CrewList, crewEndpoints as endpoints } from '#contracts/crews.ts';
import { call } from '../../http/call.ts';
import { crewKeys, refetchAll } from '../../http/query-groups.ts';
import { keyOf } from '../../http/query-keys.ts';

const listKey = keyOf('crews', 'listCrews');

/** The worker's crews, and the invitations to crews. */
export function useCrews() {
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call(endpoints.listCrews, { signal }),
    // Always refetched: members of the crew change it too.
    staleTime: 0,
  });
}

/** Returns a mutation after which the crews and their bids are fetched again. A response with the list is shown at once. */
function useChange<Given, Answer>(send: (given: Given) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      if (isList(answer)) client.setQueryData<CrewList>(listKey, answer);
    },
    // Refetch after a refusal too: it means that the shown crew is outdated.
    onSettled: () => refetchAll(client, crewKeys),
  });
}

const isList = (answer: unknown): answer is CrewList =>
  typeof answer === 'object' && answer !== null && 'may_form' in answer;

const of = (crew_uid: string) => ({ params: { crew_uid } });

export const useFormCrew = () => useChange((name: string) => call(endpoints.formCrew, { body: { name } }));

export const useRenameCrew = (uid: string) =>
  useChange((name: string) => call(endpoints.renameCrew, { ...of(uid), body: { name } }));

export const useInvite = (uid: string) =>
  useChange((phone_number: string) => call(endpoints.inviteToCrew, { ...of(uid), body: { phone_number } }));

/** Joins the crew, or declines the invitation to it. One mutation, so that a second answer waits for the first. */
export const useAnswerInvite = (uid: string) =>
  useChange<'join' | 'decline', unknown>((answer) =>
    answer === 'join' ? call(endpoints.joinCrew, of(uid)) : call(endpoints.leaveCrew, of(uid)),
  );

export const useLeaveCrew = (uid: string) => useChange((_: undefined) => call(endpoints.leaveCrew, of(uid)));

export const useRemoveMember = (uid: string) =>
  useChange((labour_id: number) => call(endpoints.removeFromCrew, { ...of(uid), body: { labour_id } }));

/** Asks a member to lead the crew; without a member, the worker agrees to lead it. */
export const useLeadCrew = (uid: string) =>
  useChange((labour_id: number | null) =>
    call(endpoints.leadCrew, { ...of(uid), body: labour_id === null ? {} : { labour_id } }),
  );

/** Answers privately whether another person took a part of the pay. */
export const useAnswerPay = (bid_uid: string) =>
  useChange((taken: boolean) => call(bidEndpoints.answerPay, { params: { bid_uid }, body: { taken } }));
