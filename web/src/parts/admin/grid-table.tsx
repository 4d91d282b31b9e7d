// The rows of a grid on a desktop: sticky sortable headings, and cells with arrow key navigation.
import { type KeyboardEvent, memo, type SyntheticEvent, useEffect, useRef } from 'react';
import { Icon } from '../../kit/icon/icon.tsx';
import { bodyPlaceOf, ensureTabStop, followFocus, walkGrid } from './grid-keys.ts';
import {
  foldedText,
  type GridColumn,
  type GridPlace,
  type GridRow,
  isNumberType,
  kindOf,
  textOf,
} from './grid-values.ts';
import { useIncrementalRows } from './use-incremental-rows.ts';

export interface GridSort {
  column: string;
  direction: 'asc' | 'desc';
}

export interface GridTableProps {
  caption: string;
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  sort: GridSort | null;
  /**
   * Called with the column whose heading was pressed. The caller must then pass rows that are sorted by this column. If
   * `onSort` is undefined, headings are not buttons.
   */
  onSort: ((column: string) => void) | undefined;
  onChoose: (place: GridPlace) => void;
  onOpen: (place: GridPlace) => void;
  onCopy: (place: GridPlace) => void;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const marks = { asc: 'arrow-up', desc: 'arrow-down' } as const;

type HeadingProps = Pick<GridTableProps, 'sort' | 'onSort'> & { column: GridColumn };

function Heading({ column: { name, type }, sort, onSort }: HeadingProps) {
  const kind = isNumberType(type) ? 'number' : undefined;
  const direction = sort?.column === name ? sort.direction : null;
  const words = (
    <>
      <span className="grid__name">{name}</span>
      <span className="grid__type">{type}</span>
    </>
  );
  if (!onSort)
    return (
      <th scope="col" data-kind={kind} tabIndex={-1}>
        {words}
      </th>
    );
  return (
    <th scope="col" data-kind={kind} aria-sort={direction ? ariaSort[direction] : 'none'}>
      <button className="grid__sort" type="button" tabIndex={-1} onClick={() => onSort(name)}>
        <span>{words}</span>
        {direction && <Icon name={marks[direction]} size={16} />}
      </button>
    </th>
  );
}

function GridHead({ columns, sort, onSort }: Pick<GridTableProps, 'columns' | 'sort' | 'onSort'>) {
  return (
    <thead>
      <tr>
        {columns.map((column, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a query may have the same name
          <Heading key={at} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

/** Labels for invisible values, in SQL notation. */
const signs = { null: 'NULL', empty: "''" } as const;

function Cell({ value, type }: { value: unknown; type: string }) {
  const text = textOf(value);
  const kind = kindOf(text, type);
  return (
    <td className="grid__cell" data-kind={kind} tabIndex={-1}>
      {kind === 'null' || kind === 'empty' ? signs[kind] : foldedText(text ?? '')}
    </td>
  );
}

const hasSelection = () => (window.getSelection()?.toString() ?? '') !== '';

/** The table of a grid. Memoised: it renders again when its props change, not when the focus moves. */
export const GridTable = memo(function GridTable(props: GridTableProps) {
  const { caption, columns, rows, sort, onSort, onChoose, onOpen, onCopy } = props;
  const table = useRef<HTMLTableElement>(null);
  const { shown, end } = useIncrementalRows(rows);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows may have replaced the element with the tab stop
  useEffect(() => ensureTabStop(table.current), [columns, rows]);
  const at = (event: SyntheticEvent, onPlace: (place: GridPlace) => void) => {
    const place = bodyPlaceOf(event.target);
    if (place) onPlace(place);
    return place !== null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (walkGrid(event.currentTarget, event)) return;
    const isCopy = (event.ctrlKey || event.metaKey) && event.key === 'c' && !hasSelection();
    if (isCopy && at(event, onCopy)) event.preventDefault();
    if (event.key === 'Enter' && at(event, onOpen)) event.preventDefault();
  };
  return (
    <>
      <table
        className="grid"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between the table's cells
        role="grid"
        aria-label={caption}
        aria-rowcount={rows.length + 1}
        ref={table}
        onFocus={(event) => {
          followFocus(event.currentTarget, event.target);
          at(event, onChoose);
        }}
        onDoubleClick={(event) => at(event, onOpen)}
        onKeyDown={onKeyDown}
      >
        <GridHead columns={columns} sort={sort} onSort={onSort} />
        <tbody>
          {shown.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a table or query may have no key
            <tr key={at}>
              {columns.map(({ type }, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a query may have the same name
                <Cell key={column} value={row[column]} type={type} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="grid-end" ref={end} />
    </>
  );
});
