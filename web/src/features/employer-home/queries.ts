// Queries of the employer's home page. Their key is under that of the applications, so both are refetched together.
import { useQuery } from '@tanstack/react-query';
import { employerDashboardEndpoints } from '#contracts/employer-dashboard.ts';
import { call } from '../../http/call.ts';

export function useEmployerDashboard() {
  return useQuery({
    queryKey: ['applications', 'employer-home'],
    queryFn: ({ signal }) => call(employerDashboardEndpoints.getDashboard, { signal }),
    // Always refetched, because actions on other pages change it.
    staleTime: 0,
  });
}
