// The query of the worker's home page, one response for the whole page.
import { useQuery } from '@tanstack/react-query';
import { labourDashboardEndpoints } from '#contracts/labour-dashboard.ts';
import { call } from '../../http/call.ts';
import { keyOf } from '../../http/query-keys.ts';
import { headerLanguage, requestLanguageOf } from '../../i18n/current-language.ts';
import { useLanguage } from '../../i18n/use-language.ts';

export function useLabourDashboard() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: keyOf('labourDashboard', 'getDashboard', { language }),
    queryFn: ({ signal }) =>
      call(labourDashboardEndpoints.getDashboard, { query: { language: requestLanguageOf(headerLanguage()) }, signal }),
  });
}
