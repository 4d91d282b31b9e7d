// Rows as a file for spreadsheets: what RFC 4180 says of quotes, and nothing that a spreadsheet would run (B60).
import { expect, it } from 'vitest';
import { csvText } from './csv.ts';

const columns = (...types: string[]) => types.map((type, at) => ({ name: `c${at}`, type }));

it('begins with the mark that makes spreadsheets read Hindi, and ends its lines as the standard says', () => {
  expect(csvText(columns('text', 'int4'), [['मुंबई', 7]])).toBe('\uFEFFc0,c1\r\nमुंबई,7\r\n');
});

it('puts commas, quotes and new lines between quotes, and leaves what is missing empty', () => {
  const rows = [['a,b', 'say "hi"', 'one\r\ntwo', null, '']];
  expect(csvText(columns('text', 'text', 'text', 'text', 'text'), rows)).toContain(
    '"a,b","say ""hi""","one\r\ntwo",,\r\n',
  );
});

it.each(['=1+1', '@SUM(A1)', '+91', '-2+3', '\ttab', '\rreturn', '＝1+1'])('makes a word of %j', (text) => {
  const [, line = ''] = csvText(columns('text'), [[text]]).split(/\r\n/);
  expect(line.replace(/^"/, '')).toMatch(/^'/);
});

it('makes a word of a formula in the name of a column, too', () => {
  expect(csvText([{ name: '=cmd()', type: 'text' }], [])).toBe("\uFEFF'=cmd()\r\n");
});

it('leaves a negative number a number where the database says that it is one', () => {
  const rows = [[-5, '-12.50', '-5']];
  expect(csvText(columns('int4', 'numeric', 'text'), rows)).toContain("-5,-12.50,'-5\r\n");
});
