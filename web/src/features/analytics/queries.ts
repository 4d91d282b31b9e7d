// Queries of an employer's statistics. Their key is under that of the applications, so they are refetched together.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AnalyticsRange, analyticsEndpoints } from '#contracts/analytics.ts';
import { call } from '../../http/call.ts';

export function useAnalytics(range: AnalyticsRange) {
  return useQuery({
    queryKey: ['applications', 'analytics', range],
    queryFn: ({ signal }) => call(analyticsEndpoints.getAnalytics, { query: { range }, signal }),
    placeholderData: keepPreviousData,
  });
}
