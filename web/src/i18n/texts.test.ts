// The words of the shell, the doors, the bell and every problem are whole in English and Hindi.
import { describe, expect, it, vi } from 'vitest';
import { problemStatus } from '#contracts/problems.ts';
import bellEn from '../../../locales/en/bell.json';
import problemsEn from '../../../locales/en/problems.json';
import shellEn from '../../../locales/en/shell.json';
import signinEn from '../../../locales/en/signin.json';
import bellHi from '../../../locales/hi/bell.json';
import problemsHi from '../../../locales/hi/problems.json';
import shellHi from '../../../locales/hi/shell.json';
import signinHi from '../../../locales/hi/signin.json';
import { withRetries } from './load-texts.ts';

function flat(texts: object, under = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[under + key, text]] : flat(text, `${under}${key}.`),
  );
}

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe('the words', () => {
  it.each([
    ['shell', shellEn, shellHi],
    ['signin', signinEn, signinHi],
    ['bell', bellEn, bellHi],
    ['problems', problemsEn, problemsHi],
  ])('of %s are the same keys and placeholders in both languages, and none is empty', (_topic, english, hindi) => {
    const [en, hi] = [new Map(flat(english)), new Map(flat(hindi))];
    expect([...hi.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [key, text] of en) {
      expect(text.trim(), key).not.toBe('');
      expect(placeholders(hi.get(key) ?? ''), key).toEqual(placeholders(text));
    }
  });

  it('have a sentence for every problem', () => {
    expect(Object.keys(problemsEn.code).sort()).toEqual(Object.keys(problemStatus).sort());
  });

  it('are asked for five times more where the network fails', async () => {
    vi.useFakeTimers();
    const load = vi.fn().mockRejectedValue(new Error('away'));
    const asked = withRetries(load).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(350 + 700 + 1400 + 2800 + 5600);
    vi.useRealTimers();
    expect(await asked).toBeInstanceOf(Error);
    expect(load).toHaveBeenCalledTimes(6);
  });
});
