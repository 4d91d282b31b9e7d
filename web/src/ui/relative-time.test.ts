// The age of a job counts calendar days of India, not hours.
import { describe, expect, it } from 'vitest';
import { relativeTimeOf } from './relative-time.ts';

const now = new Date('2026-03-10T18:00:00Z'); // 23:30 of 10 March in India

describe('the age of a job', () => {
  it('is today for anything of this Indian day', () => {
    expect(relativeTimeOf('2026-03-09T18:30:00Z', now)).toEqual({ kind: 'today' });
    expect(relativeTimeOf('2026-03-10T17:59:00Z', now)).toEqual({ kind: 'today' });
  });

  it('is yesterday a minute before Indian midnight', () => {
    expect(relativeTimeOf('2026-03-09T18:29:00Z', now)).toEqual({ kind: 'yesterday' });
  });

  it('turns at Indian midnight, not at midnight elsewhere', () => {
    expect(relativeTimeOf('2026-03-10T17:59:00Z', new Date('2026-03-10T18:31:00Z'))).toEqual({ kind: 'yesterday' });
  });

  it('counts days after that', () => {
    expect(relativeTimeOf('2026-02-28T10:00:00+05:30', now)).toEqual({ kind: 'days', count: 10 });
  });

  it('is new without a date and today for a date to come', () => {
    expect(relativeTimeOf(null, now)).toEqual({ kind: 'new' });
    expect(relativeTimeOf('not a date', now)).toEqual({ kind: 'new' });
    expect(relativeTimeOf('2026-03-12T00:00:00Z', now)).toEqual({ kind: 'today' });
  });
});
