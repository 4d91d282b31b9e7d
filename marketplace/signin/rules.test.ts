// Tests the limits on sign-in codes (D6).
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings/settings.ts';
import {
  cooldownAfter,
  hashCode,
  makeCode,
  newSalt,
  type SendHistory,
  waitAfterSending,
  waitBeforeSending,
} from './rules.ts';

const none = {
  last_hour: 0,
  last_day: 0,
  seconds_since_last: null,
  seconds_to_hour_end: 0,
  seconds_to_day_end: 0,
  address_wait: 0,
  line_wait: 0,
  network_wait: 0,
  overall: 0,
};
const before = (counts: Partial<SendHistory>) => waitBeforeSending({ ...none, ...counts }, defaultSettings);
const waitOf = (counts: Partial<SendHistory>) => waitAfterSending({ ...none, ...counts }, defaultSettings);

describe('Rate limits on sign-in codes', () => {
  it('The cooldown between codes is 30 s, then 60 s, then 120 s', () => {
    expect([1, 2, 3, 4].map((sent) => cooldownAfter(sent, defaultSettings.otp_cooldowns))).toEqual([30, 60, 120, 120]);
  });

  it.each([
    ['the first time', {}, 0],
    ['10 s after the first', { last_hour: 1, last_day: 1, seconds_since_last: 10 }, 20],
    ['after the wait', { last_hour: 1, last_day: 1, seconds_since_last: 31 }, 0],
    ['a sixth time in an hour', { last_hour: 5, last_day: 5, seconds_since_last: 400, seconds_to_hour_end: 900 }, 900],
    ['an eleventh time in a day', { last_day: 10, seconds_since_last: 7000, seconds_to_day_end: 50_000 }, 50_000],
    ['from an address with 60 unused requests', { address_wait: 1800 }, 1800],
    ['from a /56 with 120 unused requests', { line_wait: 7000, address_wait: 60 }, 7000],
    ['from a network with 600 unused requests', { network_wait: 40_000 }, 40_000],
    ['after 2,000 codes of all users', { overall: 2000 }, 600],
  ])('The wait for the next code is correct if a code was requested %s', (_, history, wait) => {
    expect(before(history)).toBe(wait);
  });

  it('`waitAfterSending` returns the wait for the next code, also after the last one of the hour or day', () => {
    expect(waitOf({})).toBe(30);
    expect(waitOf({ last_hour: 2, last_day: 2, seconds_since_last: 70, seconds_to_hour_end: 3400 })).toBe(120);
    expect(waitOf({ last_hour: 4, last_day: 4, seconds_since_last: 130, seconds_to_hour_end: 3100 })).toBe(3100);
    expect(waitOf({ last_day: 9, seconds_since_last: 4000, seconds_to_day_end: 40_000 })).toBe(40_000);
  });

  it('The waits between sign-in codes depend on the settings', () => {
    const strict = { ...defaultSettings, otp_per_phone_hour: 1, otp_cooldowns: [5] };
    expect(waitAfterSending(none, strict)).toBe(3600);
    expect(cooldownAfter(7, strict.otp_cooldowns)).toBe(5);
  });
});

describe('Sign-in codes', () => {
  it('A code has six digits, including leading zeros', () => {
    for (let id = 0; id < 500; id += 1)
      expect(makeCode('pepper', '+919876543210', { id, salt: newSalt() })).toMatch(/^[0-9]{6}$/);
  });

  it('A code is the same for a second attempt and differs for another request, phone number or pepper', () => {
    const salt = newSalt();
    const first = makeCode('pepper', '+919876543210', { id: 1, salt });
    expect(makeCode('pepper', '+919876543210', { id: 1, salt })).toBe(first);
    const others = [
      makeCode('pepper', '+919876543210', { id: 2, salt }),
      makeCode('pepper', '+919876543211', { id: 1, salt }),
      makeCode('other', '+919876543210', { id: 1, salt }),
      makeCode('pepper', '+919876543210', { id: 1, salt: newSalt() }),
    ];
    // Two codes may be equal by chance (1 in 1,000,000), so one equal code is tolerated.
    expect(others.filter((other) => other === first).length).toBeLessThan(2);
  });

  it('The digest of a code differs per phone number and salt', () => {
    const first = hashCode('pepper', '+919876543210', '123456');
    const again = hashCode('pepper', '+919876543210', '123456', first.salt);
    expect(again.hash.equals(first.hash)).toBe(true);
    expect(hashCode('pepper', '+919876543211', '123456', first.salt).hash.equals(first.hash)).toBe(false);
    expect(hashCode('pepper', '+919876543210', '123456').hash.equals(first.hash)).toBe(false);
    expect(hashCode('other', '+919876543210', '123456', first.salt).hash.equals(first.hash)).toBe(false);
  });
});
