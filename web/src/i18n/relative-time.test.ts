// Tests that the age of a job counts calendar days in India, not hours.
import { describe, expect, it } from 'vitest';
import { relativeTimeOf } from './relative-time.ts';

const now = new Date('2026-03-10T18:00:00Z'); // 10 March, 23:30 in India

describe('age of a job', () => {
  it('The age is today for every time of the same Indian day', () => {
    expect(relativeTimeOf('2026-03-09T18:30:00Z', now)).toEqual({ kind: 'today' });
    expect(relativeTimeOf('2026-03-10T17:59:00Z', now)).toEqual({ kind: 'today' });
  });

  it('The age is yesterday one minute before Indian midnight', () => {
    expect(relativeTimeOf('2026-03-09T18:29:00Z', now)).toEqual({ kind: 'yesterday' });
  });

  it('The age changes at Indian midnight, not at UTC midnight', () => {
    expect(relativeTimeOf('2026-03-10T17:59:00Z', new Date('2026-03-10T18:31:00Z'))).toEqual({ kind: 'yesterday' });
  });

  it('The age of older jobs is a number of days', () => {
    expect(relativeTimeOf('2026-02-28T10:00:00+05:30', now)).toEqual({ kind: 'days', count: 10 });
  });

  it('The age is new without a valid date, and today for a future date', () => {
    expect(relativeTimeOf(null, now)).toEqual({ kind: 'new' });
    expect(relativeTimeOf('not a date', now)).toEqual({ kind: 'new' });
    expect(relativeTimeOf('2026-03-12T00:00:00Z', now)).toEqual({ kind: 'today' });
  });
});
