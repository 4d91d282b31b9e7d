// A list of the admin area: a table on a desktop, one card for each row on a phone. Both show the same cells.
import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Unique within the table. */
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Set for a column of numbers, which are aligned to the end of the column. */
  align?: 'end';
  /** True for the column that is the first line of a card on a phone, without a title. */
  main?: true;
}

interface DataTableProps<Row> {
  /** Describes the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}

export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <table className="data-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, title, align }) => (
            <th key={key} scope="col" data-align={align}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ key, title, cell, align, main }) => (
              <td key={key} data-title={title} data-align={align} data-main={main}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
