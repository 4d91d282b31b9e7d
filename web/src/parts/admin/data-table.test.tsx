// @vitest-environment happy-dom
// Tests the table of the admin area: empty columns are hidden, and text that does not fit gets a tooltip.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type Column, DataTable } from './data-table.tsx';

interface Person {
  id: number;
  name: string;
  phone: string | null;
}

const columns: Column<Person>[] = [
  { key: 'name', title: 'Name', main: true, cell: ({ name }) => <a href="/7">{name}</a> },
  { key: 'phone', title: 'Phone', cell: ({ phone }) => phone },
];
const ravi = { id: 7, name: 'Ravi Kumar', phone: null };
const sunita = { id: 8, name: 'Sunita Patil', phone: '91••••••02' };
const show = (rows: Person[]) =>
  render(<DataTable caption="People" columns={columns} rows={rows} keyOf={({ id }) => id} />);
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

afterEach(cleanup);

it('The table leaves out a column whose cells are all empty', () => {
  show([ravi]);
  expect(headings()).toEqual(['Name']);
});

it('The table shows a dash for an empty cell of a column that has other values', () => {
  show([ravi, sunita]);
  expect(headings()).toEqual(['Name', 'Phone']);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Ravi Kumar',
    '–',
    'Sunita Patil',
    '91••••••02',
  ]);
});

it('The pointer shows the whole text of a cell only if its text is cut', () => {
  show([ravi, sunita]);
  const [cell, whole] = ['Ravi Kumar', 'Sunita Patil'].map((name) => screen.getByRole('cell', { name }));
  if (!cell || !whole) throw new Error('A cell is missing');
  Object.defineProperty(screen.getByText('Ravi Kumar'), 'scrollWidth', { value: 300 });
  for (const one of [cell, whole]) fireEvent.mouseEnter(one);
  expect([cell.title, whole.title]).toEqual(['Ravi Kumar', '']);
});
