// A list of the admin area: a summary line, the table, and links to the pages of the list. Without data, shows a
// skeleton or an error message.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AdminPager } from './admin-pager.tsx';
import { type Column, DataTable } from './data-table.tsx';
import { QueryView } from './query-view.tsx';

interface AdminListProps<Found, Row> {
  answer: UseQueryResult<Found>;
  loading: string;
  failed: string;
  again: string;
  /** Describes the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rowsOf: (found: Found) => readonly Row[];
  /** The line above the table. */
  summary: (found: Found) => ReactNode;
  /** Shown instead of an empty table. */
  none: ReactNode;
  linkTo: (page: number) => string;
}

export function AdminList<Found extends { page: number; pages: number }, Row extends { id: number | string }>(
  props: AdminListProps<Found, Row>,
) {
  const { answer, loading, failed, again, caption, columns, rowsOf, summary, none, linkTo } = props;
  return (
    <QueryView answer={answer} loading={loading} failed={failed} again={again}>
      {(found) => {
        const rows = rowsOf(found);
        if (rows.length === 0) return none;
        return (
          <div className="admin-list">
            <p className="admin-list__summary soft small" role="status">
              {summary(found)}
            </p>
            <div className="admin-list__table">
              <DataTable caption={caption} columns={columns} rows={rows} keyOf={({ id }) => id} />
            </div>
            <AdminPager page={found.page} pages={found.pages} linkTo={linkTo} />
          </div>
        );
      }}
    </QueryView>
  );
}
