// React Query hooks of the SQL console: whether the console is enabled, and the history of SQL queries.
import { useQuery } from '@tanstack/react-query';
import { consoleEndpoints } from '#contracts/console.ts';
import type { Answer } from '#contracts/http.ts';
import { adminKeyOf } from '../../http/query-keys.ts';
import { adminCall } from '../../parts/admin/call.ts';

const SHOWN = 30;

export const historyKey = adminKeyOf('console', 'history');

export type PastRun = Answer<typeof consoleEndpoints.history>['runs'][number];
export type ConsoleState = Answer<typeof consoleEndpoints.consoleState>;
export type SqlResult = Answer<typeof consoleEndpoints.executeSql>;
export type SqlPlan = Answer<typeof consoleEndpoints.explain>;

export function useConsoleState() {
  return useQuery({
    queryKey: adminKeyOf('console', 'consoleState'),
    queryFn: ({ signal }) => adminCall(consoleEndpoints.consoleState, { signal }),
  });
}

export function useHistory() {
  return useQuery({
    queryKey: historyKey,
    queryFn: ({ signal }) => adminCall(consoleEndpoints.history, { query: { limit: SHOWN }, signal }),
  });
}
