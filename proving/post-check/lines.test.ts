// Tests the accuracy of the check of job posts in every language (C.7), separately for each set of lines.
import { describe, expect, it } from 'vitest';
import { accuracyOf, halves, lineLanguages, readLines } from './accuracy.ts';
import { precisionOf, recallOf } from './tally.ts';

const cases = halves.flatMap((half) =>
  lineLanguages.flatMap((language) => {
    const lines = readLines(language, half);
    return lines ? [{ half, language, lines }] : [];
  }),
);

describe.each(cases)('The $half set in $language', ({ lines }) => {
  const figures = accuracyOf(lines);

  it('The check reaches a precision of 95 % and a recall of 90 %', () => {
    expect(precisionOf(figures), figures.faults.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(recallOf(figures), figures.faults.join('\n')).toBeGreaterThanOrEqual(0.9);
  });
});

it.each(lineLanguages)('The first set in %s has at least 40 lines, 40 % of them harmless', (language) => {
  const lines = readLines(language, 'first') ?? [];
  const honest = lines.filter(({ codes }) => codes.length === 0).length;
  expect(lines.length).toBeGreaterThanOrEqual(40);
  expect(honest).toBeGreaterThanOrEqual(Math.floor(lines.length * 0.4));
});
