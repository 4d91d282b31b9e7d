// The query of the worker's own score, refetched whenever a screen shows it.
import { useQuery } from '@tanstack/react-query';
import { ratingEndpoints } from '#contracts/ratings.ts';
import { call } from '../../http/call.ts';

export function useScore() {
  return useQuery({
    queryKey: ['score'],
    queryFn: ({ signal }) => call(ratingEndpoints.getScore, { signal }),
    staleTime: 0,
  });
}
