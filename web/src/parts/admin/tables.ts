// The database tables that administrators may read, for the table list and for completion in the SQL editor.
import { useQuery } from '@tanstack/react-query';
import { consoleEndpoints } from '#contracts/console.ts';
import type { Answer } from '#contracts/http.ts';
import { adminKeyOf } from '../../http/query-keys.ts';
import { adminCall } from './call.ts';

export type TableInfo = Answer<typeof consoleEndpoints.tables>['tables'][number];

export function useTables() {
  return useQuery({
    queryKey: adminKeyOf('console', 'tables'),
    queryFn: ({ signal }) => adminCall(consoleEndpoints.tables, { signal }),
  });
}
