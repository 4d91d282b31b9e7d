// Queries and mutations of bids for the employer. Apart from those of members, so that the pages share no module.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { jobBidEndpoints as endpoints } from '#contracts/job-bids.ts';
import { call } from '../../http/call.ts';
import { applicationKeys, ownJobKeys, refetchAll } from '../../http/query-groups.ts';
import { keyOf } from '../../http/query-keys.ts';

/** Number of bids in one response. */
const PAGE = 20;

/** The bids to one of the employer's jobs, or to all of them. */
export function useJobBids(job_uid: string | null) {
  return useQuery({
    queryKey: keyOf('jobBids', 'listJobBids', { job_uid }),
    queryFn: ({ signal }) =>
      call(endpoints.listJobBids, { query: { page: 1, limit: PAGE, ...(job_uid && { job_uid }) }, signal }),
    staleTime: 0,
  });
}

interface Decision {
  status: 'accepted' | 'rejected';
  application_ids: number[];
}

export function useDecideBid(bid_uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Decision) => call(endpoints.decideBid, { params: { bid_uid }, body }),
    // Refetch after a refusal too: it means that the shown bid is outdated. A hired crew takes places of the job.
    onSettled: () => refetchAll(client, [...applicationKeys, ...ownJobKeys]),
  });
}
