import { afterEach, expect, it, vi } from 'vitest';
import type { NoteFacts } from '#contracts/document-facts.ts';
import { languageCodes } from '#contracts/languages.ts';
import { Paper } from '#platform/paper/paper.ts';
import { LEFT, RIGHT } from './sheet.ts';
import { renderShortDocument } from './short-document.ts';

afterEach(() => vi.restoreAllMocks());

const facts = {
  worker: 'W'.repeat(80),
  employer: 'முத்துக்குமார் செல்வராஜ்',
  trade: 'mason',
  from: '2026-10-01',
  to: '2026-10-31',
  day: '2026-11-27',
  days: `x${'1h+-'.repeat(10)}`,
  overtime: 135,
  by_code: 12,
  by_both: 8,
  by_employer: 4,
  by_silence: 2,
  owed_before: -100_000,
  earned: 1_000_000_000,
  cash: 1_000_000,
  upi: 420_000,
  bank: 80_000,
  deductions: 20_000,
  owed: 540_050,
  waiting: -200_000,
  disputed: 80_000,
};

const { worker, employer, trade, day } = facts;
const note: NoteFacts = {
  ...{ worker, employer, trade, day, place: 'P'.repeat(80), first_day: '2026-10-01', hours: 8 },
  ...{ pay: 1_000_000_000, rate_from: '2026-11-01', pay_weekday: 5 },
  basis: 'month',
  pay_every: 'fortnight',
};

const certificate = {
  ...{ worker, employer, trade, day, from: '2026-01-05', to: '2026-11-20', certified: '2026-11-25' },
  ...{ total_days: 1094, half_days: 12, by_code: 1000, by_entry: 94 },
};

it.each(languageCodes)(
  'The lines of a wage slip, an appointment note and a work certificate in %s are neither over another line nor outside of the page',
  async (language) => {
    const code = { url: 'https://kaamsetu.example/v#', digits: '1'.repeat(1400) };
    for (const content of [
      { kind: 'wage-slip', facts },
      { kind: 'appointment-note', facts: note },
      { kind: 'work-certificate', facts: certificate },
    ] as const) {
      const write = vi.spyOn(Paper.prototype, 'line').mockClear();
      await renderShortDocument({ content, language, code, at: new Date(0) });
      const measure = new Paper({ language, title: '', at: new Date(0) });
      const lines = write.mock.calls.map(([text, x, y, style]) => ({
        ...{ text, x, y },
        end: x + measure.widthOf(text, style),
      }));
      expect(lines.filter(({ x, y, end }) => x < LEFT || end > RIGHT || y > 800)).toEqual([]);
      const overlaps = lines.filter(({ x, y, end }) =>
        lines.some((other) => other.y === y && other.x > x && other.x < end + 4),
      );
      expect(overlaps).toEqual([]);
    }
  },
);
