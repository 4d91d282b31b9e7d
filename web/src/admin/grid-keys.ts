// Walking through a grid by the keyboard: one stop for Tab, arrows inside, as the pattern of ARIA asks.
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

/** What takes the focus in a cell: the button of a heading, or the cell itself. */
const stopOf = (cell: HTMLTableCellElement | undefined): HTMLElement | undefined =>
  cell?.querySelector('button') ?? cell;

const cellAt = (table: HTMLTableElement, { row, column }: GridPlace) => table.rows[row]?.cells[column];

/** Where an element of the table stands, the headings being row 0; null outside of it. */
function placeOf(target: EventTarget): GridPlace | null {
  const cell = target instanceof Element ? target.closest('td, th') : null;
  const row = cell?.parentElement;
  if (!(cell instanceof HTMLTableCellElement) || !(row instanceof HTMLTableRowElement)) return null;
  return { row: row.rowIndex, column: cell.cellIndex };
}

/** The cell of the body that was meant; null on a heading. */
export function bodyPlaceOf(target: EventTarget): GridPlace | null {
  const place = placeOf(target);
  return place && place.row > 0 ? { row: place.row - 1, column: place.column } : null;
}

/** Makes the place the one stop for Tab. */
function stopAt(table: HTMLTableElement, stop: HTMLElement): void {
  for (const other of table.querySelectorAll('[tabindex="0"]')) other.setAttribute('tabindex', '-1');
  stop.setAttribute('tabindex', '0');
}

/** Gives a grid its stop where it has none: at first, and after its rows have changed. */
export function ensureTabStop(table: HTMLTableElement | null): void {
  const first = table && stopOf(cellAt(table, { row: 0, column: 0 }));
  if (first && !table.querySelector('[tabindex="0"]')) stopAt(table, first);
}

/** What has the focus is where Tab comes back to. */
export function followFocus(table: HTMLTableElement, target: EventTarget): void {
  if (target instanceof HTMLElement && target.hasAttribute('tabindex')) stopAt(table, target);
}

/** Moves the focus by an arrow, Home, End or a page; true where the key meant that. */
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
