// Queries of table rows in the database console.
import { useQuery } from '@tanstack/react-query';
import { consoleEndpoints } from '#contracts/console.ts';
import type { Answer } from '#contracts/http.ts';
import { ADMIN_KEY } from '../../admin/admin-session.tsx';
import { adminCall } from '../../admin/call.ts';
import { requestOf, type TableView } from './table-view.ts';

export type TablePage = Answer<typeof consoleEndpoints.table>;

/** Returns a page of a table; the previous page of the same table stays visible while it loads. */
export function useTableRows(name: string, view: TableView) {
  const query = requestOf(view);
  return useQuery({
    queryKey: [ADMIN_KEY, 'table', name, query],
    queryFn: ({ signal }) => adminCall(consoleEndpoints.table, { params: { name }, query, signal }),
    placeholderData: (before) => (before?.table === name ? before : undefined),
  });
}
