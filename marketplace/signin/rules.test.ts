// How often a code may be asked for (decisions D6).
import { describe, expect, it } from 'vitest';
import { cooldownAfter, hashCode, newCode, waitBeforeSending } from './rules.ts';

const none = { last_hour: 0, last_day: 0, seconds_since_last: null, seconds_to_hour_end: 0, from_address: 0 };

describe('asking for a code', () => {
  it('waits 30 s, then 60, then 120 each time', () => {
    expect([1, 2, 3, 4].map(cooldownAfter)).toEqual([30, 60, 120, 120]);
  });

  it.each([
    ['the first time', none, 0],
    ['10 s after the first', { ...none, last_hour: 1, last_day: 1, seconds_since_last: 10 }, 20],
    ['after the wait', { ...none, last_hour: 1, last_day: 1, seconds_since_last: 31 }, 0],
    [
      'a sixth time in an hour',
      { ...none, last_hour: 5, last_day: 5, seconds_since_last: 400, seconds_to_hour_end: 900 },
      900,
    ],
    ['an eleventh time in a day', { ...none, last_hour: 0, last_day: 10, seconds_since_last: 7000 }, 3600],
    ['from an address that has asked 60 times in vain', { ...none, from_address: 60 }, 600],
  ])('%s', (_, history, wait) => {
    expect(waitBeforeSending(history)).toBe(wait);
  });
});

describe('a code', () => {
  it('is six digits, zeros included', () => {
    for (let time = 0; time < 500; time += 1) expect(newCode()).toMatch(/^[0-9]{6}$/);
  });

  it('has a digest of its own for each phone and each salt', () => {
    const first = hashCode('pepper', '+919876543210', '123456');
    const again = hashCode('pepper', '+919876543210', '123456', first.salt);
    expect(again.hash.equals(first.hash)).toBe(true);
    expect(hashCode('pepper', '+919876543211', '123456', first.salt).hash.equals(first.hash)).toBe(false);
    expect(hashCode('pepper', '+919876543210', '123456').hash.equals(first.hash)).toBe(false);
    expect(hashCode('other', '+919876543210', '123456', first.salt).hash.equals(first.hash)).toBe(false);
  });
});
