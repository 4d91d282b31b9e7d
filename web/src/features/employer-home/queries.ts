// The query of the employer's home page. `keyOf` gives it a key that starts with `applications`, so a refetch of the
// applications also refetches the home page.
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
