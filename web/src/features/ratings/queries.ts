// Queries and mutations of given and received ratings: read, send, change and contest.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type GivenRating, ratingEndpoints } from '#contracts/ratings.ts';
import { call } from '../../http/call.ts';
import { applicationKeys, refetchAll } from '../../http/query-groups.ts';
import { keyOf, localKey } from '../../http/query-keys.ts';

const givenKey = (applicationId: number) => localKey('own-rating', { applicationId });
const receivedKey = keyOf('ratings', 'listReceived');

/**
 * Returns the rating that the user gave to the other party of an application (worker or employer); null before the
 * first rating.
 */
export function useGivenRating(applicationId: number, wanted: { enabled: boolean }) {
  return useQuery({
    queryKey: givenKey(applicationId),
    queryFn: async ({ signal }) => {
      const query = { application_id: applicationId, limit: 1 };
      const { ratings } = await call(ratingEndpoints.listGiven, { query, signal });
      return ratings[0] ?? null;
    },
    ...wanted,
    // Refetch each time the rating is shown, because `visible_at` changes when the rated person also sends a rating.
    staleTime: 0,
  });
}

interface RatingInput {
  score: number;
  review: string;
}

/** Returns the mutation that sends a first rating (`before` is null) or changes the rating `before`. */
export function useRate(applicationId: number, before: GivenRating | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ score, review }: RatingInput) => {
      const words = review.trim() || null;
      return before
        ? call(ratingEndpoints.changeRating, { params: { rating_id: before.id }, body: { score, review: words } })
        : call(ratingEndpoints.rate, { body: { application_id: applicationId, score, review: words } });
    },
    onSuccess: (rating) => client.setQueryData(givenKey(applicationId), rating),
    // Refetch after an error too. If the server refuses a rating, the cached rating is outdated.
    onSettled: () => refetchAll(client, [givenKey(applicationId), receivedKey, ...applicationKeys]),
  });
}

/** Returns a page of the ratings that the user has received. */
export function useReceived(page: number, limit: number) {
  return useQuery({
    queryKey: keyOf('ratings', 'listReceived', { page, limit }),
    queryFn: ({ signal }) => call(ratingEndpoints.listReceived, { query: { page, limit }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useContest(ratingId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      call(ratingEndpoints.contestRating, { params: { rating_id: ratingId }, body: { reason } }),
    onSettled: () => client.invalidateQueries({ queryKey: receivedKey }),
  });
}
