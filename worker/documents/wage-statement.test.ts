import { afterEach, expect, it, vi } from 'vitest';
import { languageCodes } from '#contracts/languages.ts';
import { hasWeekday, payRhythms, wageBases } from '#contracts/wage-shapes.ts';
import { printableName } from '#marketplace/documents/printable-name.ts';
import { fontFor } from '#platform/paper/fonts.ts';
import { Paper } from '#platform/paper/paper.ts';
import { RIGHT } from './sheet.ts';
import { renderStatement } from './wage-statement.ts';

afterEach(() => vi.restoreAllMocks());

const CODE = { left: 385, bottom: 210 };
const facts = {
  worker: 'Ramesh Yadav',
  trade: 'mason',
  first_day: '2026-01-05',
  day: '2026-02-05',
  earned: 0,
  received: 0,
  owed: 0,
  waiting: 0,
  disputed: 0,
  entries: 37,
  rows: '',
};

/** Renders a statement without entries. Returns the lines of the paper, each with its place and its right edge. */
async function linesOf(employer: string) {
  const write = vi.spyOn(Paper.prototype, 'line');
  const statement = {
    content: { kind: 'wage-statement' as const, facts: { ...facts, employer } },
    rows: JSON.stringify({ terms: [], entries: [] }),
    language: 'en' as const,
    code: { url: 'https://kaamsetu.example/v#', digits: '1'.repeat(900) },
    at: new Date(0),
  };
  await renderStatement(statement, () => undefined);
  const measure = new Paper({ language: 'en', title: '', at: new Date(0) });
  return write.mock.calls.map(([text, x, y, style]) => ({ text, x, y, end: x + measure.widthOf(text, style) }));
}

it.each([
  ['with spaces', 'Shree Ganesh Building and Road Contractors Private Limited of Aurangabad and Pune'.slice(0, 80)],
  ['without spaces', 'W'.repeat(80)],
])('A name of 80 letters %s is whole, and is neither over the code nor over the next fact', async (_, employer) => {
  const lines = await linesOf(employer);
  const left = lines.filter(({ x }) => x < CODE.left);
  expect(left.filter(({ y, end }) => y < CODE.bottom && end > CODE.left)).toEqual([]);
  const [from, to] = ['Employer', 'Trade'].map((label) => lines.find(({ text }) => text === label)?.y ?? 0);
  const value = left.filter(({ x, y }) => x > 100 && y >= (from ?? 0) && y < (to ?? 0));
  expect(value.map(({ text }) => text.replaceAll(' ', '')).join('')).toBe(employer.replaceAll(' ', ''));
  expect(value.length).toBeGreaterThan(1);
});

it.each(languageCodes)('Each agreed rate in %s is one line with its pay day', async (language) => {
  const write = vi.spyOn(Paper.prototype, 'line');
  const agreed = { paise: 1_000_000_000, hours: 8, from_day: '2026-01-05' };
  const terms = wageBases.flatMap((basis) =>
    payRhythms.map((pay_every) => ({ ...agreed, basis, pay_every, pay_weekday: hasWeekday(pay_every) ? 5 : null })),
  );
  const rows = JSON.stringify({ terms, entries: [] });
  const code = { url: 'https://kaamsetu.example/v#', digits: '1'.repeat(900) };
  const content = { kind: 'wage-statement' as const, facts: { ...facts, employer: '' } };
  await renderStatement({ content, rows, language, code, at: new Date(0) }, () => undefined);
  const measure = new Paper({ language, title: '', at: new Date(0) });
  const lines = write.mock.calls.map(([text, x, y, style]) => ({ text, x, y, end: x + measure.widthOf(text, style) }));
  const rates = lines.filter(({ y }) => lines.some((other) => other.y === y && other.text === '₹1,00,00,000'));
  expect(rates).toHaveLength(4 * terms.length);
  const faults = rates.filter(({ x, y, end }) =>
    [RIGHT + 4, ...rates.filter((other) => other.y === y && other.x > x).map((other) => other.x)].some(
      (edge) => end + 4 > edge,
    ),
  );
  expect(faults).toEqual([]);
});

it('The paper states the number of its lines, which the page of the check shows', async () => {
  const lines = await linesOf('Suresh Patil');
  const label = lines.find(({ text }) => text === 'Lines');
  expect(lines.filter(({ y, text }) => y === label?.y && text !== 'Lines')).toMatchObject([{ text: '37' }]);
});

it('Every character of a printable name has a glyph in every language and weight', () => {
  const codes = Array.from({ length: 0x3000 }, (_, code) => code);
  const characters = [...new Set(printableName(String.fromCodePoint(...codes)).text)];
  const missing = ['en', 'bn', 'ta', 'te', 'ml'].flatMap((language) =>
    characters.filter((one) =>
      ([400, 700] as const).some((weight) => !fontFor(one.codePointAt(0) ?? 0, language, weight)),
    ),
  );
  expect(characters.length).toBeGreaterThan(700);
  expect(missing).toEqual([]);
});
