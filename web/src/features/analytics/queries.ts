// The figures of an employer's jobs. They lie with the applications, so that whatever is new there is counted at once.
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
