// The words are whole in English and Hindi, and each topic that another language has is whole too: every key, every placeholder.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { problemStatus } from '#contracts/problems.ts';
import { languageCodes } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { intlLocale } from './current-language.ts';
import { withRetries } from './load-texts.ts';

function flat(texts: object, under = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[under + key, text]] : flat(text, `${under}${key}.`),
  );
}

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

const folder = path.resolve(import.meta.dirname, '../../../locales');

/** Names of places are spelt in each script only where they are known; English is their own name. */
const topics = readdirSync(path.join(folder, 'en'))
  .map((file) => path.basename(file, '.json'))
  .filter((topic) => topic !== 'places');

/** `['ta', 'matching']`: the topics of the languages in the making. */
const begun = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['en', 'hi'].includes(entry.name))
  .flatMap(({ name }) => readdirSync(path.join(folder, name)).map((file) => [name, path.basename(file, '.json')]))
  .map(([language = '', topic = '']) => ({ language, topic }));

const textsOf = (language: string, topic: string): object =>
  JSON.parse(readFileSync(path.join(folder, language, `${topic}.json`), 'utf8'));

function expectWhole(language: string, topic: string): void {
  const [en, other] = [new Map(flat(textsOf('en', topic))), new Map(flat(textsOf(language, topic)))];
  expect([...other.keys()].sort()).toEqual([...en.keys()].sort());
  for (const [key, text] of en) {
    expect(text.trim(), key).not.toBe('');
    expect(other.get(key)?.trim(), key).toBeTruthy();
    expect(placeholders(other.get(key) ?? ''), key).toEqual(placeholders(text));
  }
}

describe('the words', () => {
  it.each(topics)('of %s are the same keys and placeholders in both languages, and none is empty', (topic) => {
    expectWhole('hi', topic);
  });

  it.each(begun)('of $topic are whole in $language, in its own letters', ({ language, topic }) => {
    expect(languageCodes).toContain(language);
    expectWhole(language, topic);
    for (const [key, text] of flat(textsOf(language, topic))) {
      expect(text.replace(/\{\{\w+\}\}/g, ''), key).not.toMatch(/[a-z]/i);
      expect(text, key).toBe(text.normalize('NFC'));
    }
  });

  it('say why a job fits in all eight languages, and need one and other to count', () => {
    expect(begun.filter(({ topic }) => topic === 'matching').map(({ language }) => language)).toEqual(
      ['ta', 'te', 'mr', 'bn', 'ml', 'bh'].sort(),
    );
    for (const code of languageCodes)
      expect(new Intl.PluralRules(intlLocale(code)).resolvedOptions().pluralCategories.sort(), code).toEqual([
        'one',
        'other',
      ]);
  });

  it('have a sentence for every problem', () => {
    const { code } = z.object({ code: z.record(z.string(), z.string()) }).parse(textsOf('en', 'problems'));
    expect(Object.keys(code).sort()).toEqual(Object.keys(problemStatus).sort());
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
