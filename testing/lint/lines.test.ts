// The check finds what is wrong in lines of every language, and leaves honest ones alone (C.7): both halves, each by itself.
import { describe, expect, it } from 'vitest';
import { accuracyOf, halves, lineLanguages, precisionOf, readLines, recallOf } from './accuracy.ts';

const cases = halves.flatMap((half) =>
  lineLanguages.flatMap((language) => {
    const lines = readLines(language, half);
    return lines ? [{ half, language, lines }] : [];
  }),
);

describe.each(cases)('the $half half in $language', ({ lines }) => {
  const figures = accuracyOf(lines);

  it('is marked where it should be, and seldom where it should not', () => {
    expect(precisionOf(figures), figures.faults.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(recallOf(figures), figures.faults.join('\n')).toBeGreaterThanOrEqual(0.9);
  });
});

it.each(lineLanguages)('there are forty lines in %s at least, half of them honest', (language) => {
  const lines = readLines(language, 'first') ?? [];
  const honest = lines.filter(({ codes }) => codes.length === 0).length;
  expect(lines.length).toBeGreaterThanOrEqual(40);
  expect(honest).toBeGreaterThanOrEqual(Math.floor(lines.length * 0.4));
});
