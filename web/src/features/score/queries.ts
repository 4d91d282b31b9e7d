// The query of the worker's own score, refetched each time a page shows the score.
import { useQuery } from '@tanstack/react-query';
import { ratingEndpoints } from '#contracts/ratings.ts';
import { call } from '../../http/call.ts';
import { keyOf } from '../../http/query-keys.ts';

export function useScore() {
  return useQuery({
    queryKey: keyOf('ratings', 'getScore'),
    queryFn: ({ signal }) => call(ratingEndpoints.getScore, { signal }),
    staleTime: 0,
  });
}
