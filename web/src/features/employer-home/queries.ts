// The first page of an employer. It lies with the applications: whatever is new there is fetched here too.
import { useQuery } from '@tanstack/react-query';
import { employerDashboardEndpoints } from '#contracts/employer-dashboard.ts';
import { call } from '../../http/call.ts';

export function useEmployerDashboard() {
  return useQuery({
    queryKey: ['applications', 'employer-home'],
    queryFn: ({ signal }) => call(employerDashboardEndpoints.getDashboard, { signal }),
    // What was done on another page counts here at once.
    staleTime: 0,
  });
}
