// Tests of the detection of common passwords.
import { describe, expect, it } from 'vitest';
import { hasUserName, isCommonPassword } from './common-passwords.ts';
import { commonWords } from './common-words.ts';

const owner = { username: 'asha.menon', email: 'asha.menon@kaamsetu.example', full_name: 'Asha Menon' };
const isCommon = (password: string) => hasUserName(password, owner) || isCommonPassword(password, owner);

describe('The detection of common passwords', () => {
  it.each([
    'password1234',
    'Password@123',
    'P@ssw0rd12345',
    'passwordpassword',
    '123456789012',
    '111111111111',
    'qwertyuiop12',
    '1q2w3e4r5t6y',
    '1qaz2wsx3edc',
    'zaq12wsxcde3',
    'q1w2e3r4t5y6',
    'asdfghjkl123',
    'iloveyou1234',
    'administrator',
    'Administrator1!',
    'unbelievable',
    'letmein12345',
    'welcome12345',
    'changeme1234',
    'abcdefghijkl',
    'abcabcabcabc',
    'superman12345',
    'liverpool123',
    'krishna@12345',
    'India@123456',
    'jaishreeram1',
    'mumbaiindians',
    'kaamsetu2026',
    'AshaMenon1990',
    'asha.menon!!99',
    '9876543210987',
    '!@#$%^&*()_+',
    'trustno1trustno1',
  ])('The password %s counts as common', (password) => expect(isCommon(password)).toBe(true));

  it.each([
    'teal umbrella 47 over Nashik',
    'correct horse battery staple',
    'x7Kq9#mPvR2w',
    'gH3$kd92Lpq!',
    'monsoon-kettle-brass',
    'Kaam-setu-admin-77',
    'Str0ng-Passw0rd!',
    'चाय की दुकान नाशिक में',
    'Tr0ub4dor&3xyz',
  ])('The password %s does not count as common', (password) => expect(isCommon(password)).toBe(false));

  it('A known word with a usual suffix counts as common, for more than 3,000 passwords', () => {
    const ends = ['123456789012', '@12345678901', '20262026!!!!', '000000000000', '!!!!!!!!!!!1'];
    const tried = [...commonWords].flatMap((word) =>
      ends.map((end) => (word + end).slice(0, Math.max(12, word.length + 4))),
    );
    expect(new Set(tried).size).toBeGreaterThan(3000);
    expect(tried.filter((password) => !isCommon(password))).toEqual([]);
  });
});
