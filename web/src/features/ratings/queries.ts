// Queries and mutations of given and received ratings: read, send, change and contest.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type GivenRating, ratingEndpoints } from '#contracts/ratings.ts';
import { call } from '../../http/call.ts';

const givenKey = (applicationId: number) => ['ratings', 'given', applicationId] as const;
const RECEIVED = ['ratings', 'received'] as const;

/** Returns the user's rating of the other side of an application; null before the first rating. */
export function useGivenRating(applicationId: number, wanted: { enabled: boolean }) {
  return useQuery({
    queryKey: givenKey(applicationId),
    queryFn: async ({ signal }) => {
      const query = { application_id: applicationId, limit: 1 };
      const { ratings } = await call(ratingEndpoints.listGiven, { query, signal });
      return ratings[0] ?? null;
    },
    ...wanted,
    // The other side may have rated since.
    staleTime: 0,
  });
}

interface RatingInput {
  score: number;
  review: string;
}

/** Sends a rating, or changes the previous one. */
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
    // A refusal means that the cached rating is outdated.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: givenKey(applicationId) }),
        client.invalidateQueries({ queryKey: RECEIVED }),
        client.invalidateQueries({ queryKey: ['applications'] }),
      ]),
  });
}

/** Returns a page of the ratings that the user has received. */
export function useReceived(page: number, limit: number) {
  return useQuery({
    queryKey: [...RECEIVED, page, limit],
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
    onSettled: () => client.invalidateQueries({ queryKey: RECEIVED }),
  });
}
