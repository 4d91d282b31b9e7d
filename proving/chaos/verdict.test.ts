// Tests which results make a chaos run fail.
import { describe, expect, it } from 'vitest';
import { closingLine, holds, type Outcome, whyNot } from './verdict.ts';

const good = { what: 'lost of 10', found: '0', must: '0', kept: true };
const bad = { what: 'repeated of 10', found: '1', must: '0', kept: false };
const row = (more: Partial<Outcome>): Outcome => ({
  id: 'R1',
  what: 'a fault',
  figures: [good],
  noticed: true,
  error: null,
  seconds: 1,
  ...more,
});

describe('Verdict of a scenario', () => {
  it('A scenario passes if all measurements are within their limits and the control was detected', () => {
    expect(holds(row({}))).toBe(true);
  });

  it.each([
    ['a missed measurement', { figures: [good, bad] }, 'missed: repeated of 10'],
    ['an undetected control', { noticed: false }, 'its control was not detected'],
    ['no measurement', { figures: [] }, 'it recorded no measurement'],
    [
      'a program that is not installed',
      { noticed: null, error: 'skipped: redis-server not installed' },
      'skipped: redis-server not installed',
    ],
    ['an error during the run', { noticed: null, error: 'Error: gone\n  at once' }, 'Error: gone'],
  ])('A scenario does not pass with %s, and the verdict gives the reason', (_, more, why) => {
    expect(holds(row(more))).toBe(false);
    expect(whyNot(row(more))).toBe(why);
  });

  it('The closing line lists each measurement of a single scenario, and only the counts of several scenarios', () => {
    expect(closingLine([row({})], 7)).toBe(
      'chaos: 1 of 1 scenarios passed, 1 of 1 measurements, 1 controls detected; seed 7 (lost of 10: 0)',
    );
    expect(closingLine([row({}), row({ figures: [bad] })], 7)).toBe(
      'chaos: 1 of 2 scenarios passed, 1 of 2 measurements, 2 controls detected; seed 7',
    );
  });
});
