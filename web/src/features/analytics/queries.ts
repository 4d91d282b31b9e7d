// Queries of an employer's statistics. The query keys of the statistics start with `applications`, so a refetch of the
// applications also refetches the statistics.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AnalyticsRange, analyticsEndpoints } from '#contracts/analytics.ts';
import { call } from '../../http/call.ts';
import { keyOf } from '../../http/query-keys.ts';

export function useAnalytics(range: AnalyticsRange) {
  return useQuery({
    queryKey: keyOf('analytics', 'getAnalytics', { range }),
    queryFn: ({ signal }) => call(analyticsEndpoints.getAnalytics, { query: { range }, signal }),
    placeholderData: keepPreviousData,
  });
}
