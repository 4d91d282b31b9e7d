// The query of the employer's home page. The query key is in `applicationKeys` (`http/query-groups.ts`), so the home
// page is refetched together with the applications.
import { useQuery } from '@tanstack/react-query';
import { employerDashboardEndpoints } from '#contracts/employer-dashboard.ts';
import { call } from '../../http/call.ts';
import { keyOf } from '../../http/query-keys.ts';

export function useEmployerDashboard() {
  return useQuery({
    queryKey: keyOf('employerDashboard', 'getDashboard'),
    queryFn: ({ signal }) => call(employerDashboardEndpoints.getDashboard, { signal }),
    // Always refetched, because actions on other pages change the content of the home page.
    staleTime: 0,
  });
}
