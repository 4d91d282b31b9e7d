// Keyboard navigation according to the ARIA grid pattern: Tab enters and leaves the grid, arrow keys move between
// cells.
import type { KeyboardEvent } from 'react';
import type { GridPlace } from './grid-values.ts';

const PAGE_ROWS = 10;

type Move = (place: GridPlace, last: GridPlace) => GridPlace;

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }) => ({ row: row - PAGE_ROWS, column }),
  PageDown: ({ row, column }) => ({ row: row + PAGE_ROWS, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, last) => ({ row, column: last.column }),
  'Control Home': () => ({ row: 0, column: 0 }),
  'Control End': (_, last) => last,
};

const within = (value: number, max: number) => Math.max(0, Math.min(max, value));

/** Returns the focusable element of a cell: the button of a heading, or the cell itself. */
const stopOf = (cell: HTMLTableCellElement | undefined): HTMLElement | undefined =>
  cell?.querySelector('button') ?? cell;

const cellAt = (table: HTMLTableElement, { row, column }: GridPlace) => table.rows[row]?.cells[column];

/** Returns the row and column of an element, with the headings as row 0; null outside the table. */
function placeOf(target: EventTarget): GridPlace | null {
  const cell = target instanceof Element ? target.closest('td, th') : null;
  const row = cell?.parentElement;
  if (!(cell instanceof HTMLTableCellElement) || !(row instanceof HTMLTableRowElement)) return null;
  return { row: row.rowIndex, column: cell.cellIndex };
}

/** Returns the place of an element in the table body; null for a heading. */
export function bodyPlaceOf(target: EventTarget): GridPlace | null {
  const place = placeOf(target);
  return place && place.row > 0 ? { row: place.row - 1, column: place.column } : null;
}

/** Makes the element the only tab stop of the table. */
function stopAt(table: HTMLTableElement, stop: HTMLElement): void {
  for (const other of table.querySelectorAll('[tabindex="0"]')) other.setAttribute('tabindex', '-1');
  stop.setAttribute('tabindex', '0');
}

/** Makes the first heading the tab stop if the table has no tab stop: on the first render and after the rows change. */
export function ensureTabStop(table: HTMLTableElement | null): void {
  const first = table && stopOf(cellAt(table, { row: 0, column: 0 }));
  if (first && !table.querySelector('[tabindex="0"]')) stopAt(table, first);
}

/** Makes the focused element the tab stop. */
export function followFocus(table: HTMLTableElement, target: EventTarget): void {
  if (target instanceof HTMLElement && target.hasAttribute('tabindex')) stopAt(table, target);
}

/** Moves the focus by an arrow key, Home, End, Page Up or Page Down. Returns whether the key was handled. */
export function walkGrid(table: HTMLTableElement, event: KeyboardEvent): boolean {
  const move = moves[event.ctrlKey ? `Control ${event.key}` : event.key];
  const place = move && placeOf(event.target);
  if (!place) return false;
  const last = { row: table.rows.length - 1, column: (table.rows[0]?.cells.length ?? 1) - 1 };
  const next = move(place, last);
  stopOf(cellAt(table, { row: within(next.row, last.row), column: within(next.column, last.column) }))?.focus();
  event.preventDefault();
  return true;
}
