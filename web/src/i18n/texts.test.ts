// The words are whole in English and Hindi: every topic, every key, every placeholder.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { problemStatus } from '#contracts/problems.ts';
import { z } from '#contracts/z.ts';
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

const textsOf = (language: string, topic: string): object =>
  JSON.parse(readFileSync(path.join(folder, language, `${topic}.json`), 'utf8'));

describe('the words', () => {
  it.each(topics)('of %s are the same keys and placeholders in both languages, and none is empty', (topic) => {
    const [en, hi] = [new Map(flat(textsOf('en', topic))), new Map(flat(textsOf('hi', topic)))];
    expect([...hi.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [key, text] of en) {
      expect(text.trim(), key).not.toBe('');
      expect(placeholders(hi.get(key) ?? ''), key).toEqual(placeholders(text));
    }
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
