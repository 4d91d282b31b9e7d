// Queries of the rows of a database table, as administrators browse them (without personal data).
import { useQuery } from '@tanstack/react-query';
import { consoleEndpoints } from '#contracts/console.ts';
import type { Answer } from '#contracts/http.ts';
import { adminKeyOf } from '../../http/query-keys.ts';
import { adminCall } from '../../parts/admin/call.ts';
import { requestOf, type TableView } from './table-view.ts';

export type TablePage = Answer<typeof consoleEndpoints.table>;

/** Returns a page of a table. While another page loads, the previous page of the same table stays visible. */
export function useTableRows(name: string, view: TableView) {
  const query = requestOf(view);
  return useQuery({
    queryKey: adminKeyOf('console', 'table', { name, ...query }),
    queryFn: ({ signal }) => adminCall(consoleEndpoints.table, { params: { name }, query, signal }),
    placeholderData: (before) => (before?.table === name ? before : undefined),
  });
}
