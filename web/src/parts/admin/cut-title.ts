// A tooltip with the whole text of a table cell that an ellipsis cuts.
import type { MouseEvent } from 'react';

const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;

/** Sets the tooltip of the cell under the pointer if its text is cut, and removes the tooltip if the text fits. */
export function titleIfCut({ currentTarget: cell }: MouseEvent<HTMLTableCellElement>): void {
  const cut = [cell, ...cell.querySelectorAll('*')].some(isCut);
  cell.title = cut ? (cell.textContent ?? '') : '';
}
