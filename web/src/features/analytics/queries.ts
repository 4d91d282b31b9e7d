// Queries of an employer's statistics. The query keys are in `applicationKeys` (`http/query-groups.ts`), so the
// statistics are refetched together with the applications.
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
