// The tables that administrators may look at: a list of them, and what the editor of queries completes.
import { useQuery } from '@tanstack/react-query';
import { consoleEndpoints } from '#contracts/console.ts';
import type { Answer } from '#contracts/http.ts';
import { ADMIN_KEY } from './admin-session.tsx';
import { adminCall } from './call.ts';

export type TableInfo = Answer<typeof consoleEndpoints.tables>['tables'][number];

export function useTables() {
  return useQuery({
    queryKey: [ADMIN_KEY, 'tables'],
    queryFn: ({ signal }) => adminCall(consoleEndpoints.tables, { signal }),
  });
}
