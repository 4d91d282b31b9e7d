// Tests the CSV export: quoting by RFC 4180, and no cell that a spreadsheet runs as a formula (B60).
import { expect, it } from 'vitest';
import { csvText } from './csv.ts';

const columns = (...types: string[]) => types.map((type, at) => ({ name: `c${at}`, type }));

it('`csvText` starts with a byte order mark, so that spreadsheets read Hindi, and ends lines with CRLF', () => {
  expect(csvText(columns('text', 'int4'), [['मुंबई', 7]])).toBe('\uFEFFc0,c1\r\nमुंबई,7\r\n');
});

it('`csvText` quotes commas, quotes and line breaks and leaves missing values empty', () => {
  const rows = [['a,b', 'say "hi"', 'one\r\ntwo', null, '']];
  expect(csvText(columns('text', 'text', 'text', 'text', 'text'), rows)).toContain(
    '"a,b","say ""hi""","one\r\ntwo",,\r\n',
  );
});

it.each(['=1+1', '@SUM(A1)', '+91', '-2+3', '\ttab', '\rreturn', '＝1+1'])(
  '`csvText` writes %j as text, not as a formula',
  (text) => {
    const [, line = ''] = csvText(columns('text'), [[text]]).split(/\r\n/);
    expect(line.replace(/^"/, '')).toMatch(/^'/);
  },
);

it('`csvText` writes a formula in a column name as text', () => {
  expect(csvText([{ name: '=cmd()', type: 'text' }], [])).toBe("\uFEFF'=cmd()\r\n");
});

it('`csvText` leaves a negative number unchanged if the column type is numeric', () => {
  const rows = [[-5, '-12.50', '-5']];
  expect(csvText(columns('int4', 'numeric', 'text'), rows)).toContain("-5,-12.50,'-5\r\n");
});
