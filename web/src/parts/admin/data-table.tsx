// A list of the admin area: a table on a desktop, one card for each row on a phone. Both show the same cells.
import type { ReactNode } from 'react';
import { titleIfCut } from './cut-title.ts';

export interface Column<Row> {
  /** Unique within the table. */
  key: string;
  title: string;
  /** Null or an empty string for an empty cell, which shows a dash. */
  cell: (row: Row) => ReactNode;
  /** Set for a column of numbers, which are aligned to the end of the column. */
  align?: 'end';
  /** True for the column that is the first line of a card on a phone, without a title. */
  main?: true;
  /**
   * True for the column that takes the remaining width of the table on a desktop, where each row is one line high. By
   * default, this is the main column.
   */
  fills?: true;
}

interface DataTableProps<Row> {
  /** Describes the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}

const isEmpty = (cell: ReactNode) => cell === null || cell === undefined || cell === '';

/** Renders the rows, without the columns whose cells are all empty. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  const filler = columns.find(({ fills }) => fills) ?? columns.find(({ main }) => main);
  const shown = columns
    .map((column) => ({ ...column, fills: column === filler || undefined, cells: rows.map(column.cell) }))
    .filter(({ main, cells }) => main || cells.length === 0 || !cells.every(isEmpty));
  return (
    <table className="data-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {shown.map(({ key, title, align, fills }) => (
            <th key={key} scope="col" data-align={align} data-fills={fills} onMouseEnter={titleIfCut}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(row)}>
            {shown.map(({ key, title, cells, align, main, fills }) => (
              <td
                key={key}
                data-title={title}
                data-align={align}
                data-main={main}
                data-fills={fills}
                onMouseEnter={titleIfCut}
              >
                {isEmpty(cells[index]) ? '–' : cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
