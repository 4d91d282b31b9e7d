// Tests each translator with a fake server built from its provider's documentation: accepted, refused, failing calls.
import { afterEach, describe, expect, it } from 'vitest';
import { readEnv } from '#platform/env.ts';
import type { Trouble } from '#testing/fake-sms/provider.ts';
import { BHASHINI, startBhashini } from '#testing/fake-translators/bhashini.ts';
import { GOOGLE_KEY, startGoogle } from '#testing/fake-translators/google.ts';
import { LIBRETRANSLATE_KEY, startLibreTranslate } from '#testing/fake-translators/libretranslate.ts';
import type { FakeTranslator } from '#testing/fake-translators/translator.ts';
import { testSecrets } from '#testing/secrets.ts';
import { createBhashini } from './bhashini.ts';
import { createTranslator } from './create-translator.ts';
import { createGoogle } from './google.ts';
import { createLibreTranslate } from './libretranslate.ts';
import { batchesOf, cleanTranslation, piecesOf } from './pieces.ts';
import type { Direction, Translator } from './translator.ts';

const openers = {
  libretranslate: {
    start: startLibreTranslate,
    open: (url: string, key = LIBRETRANSLATE_KEY) => createLibreTranslate({ url, key }),
  },
  google: { start: startGoogle, open: (url: string, key = GOOGLE_KEY) => createGoogle({ url, key }) },
  bhashini: {
    start: startBhashini,
    open: (url: string, key = BHASHINI.key) =>
      createBhashini({ url: `${url}/services/inference/pipeline`, key, service: BHASHINI.service }),
  },
} satisfies Record<string, { start(): Promise<FakeTranslator>; open(url: string, key?: string): Translator }>;
const names = ['libretranslate', 'google', 'bhashini'] as const;

const running: FakeTranslator[] = [];
afterEach(async () => {
  for (const provider of running.splice(0)) await provider.close();
});

async function start(name: (typeof names)[number], key?: string) {
  const provider = await openers[name].start();
  running.push(provider);
  return { provider, translator: openers[name].open(provider.url, key) };
}

const toHindi: Direction = { from: 'en', to: 'hi' };
const texts = ['Mason needed', "The owner's <b>house</b>"];

describe.each(names)('%s', (name) => {
  it('The translator returns the texts in order, as plain text and not as HTML', async () => {
    const { provider, translator } = await start(name);
    const made = { result: 'translated', texts: ['[hi] Mason needed', "[hi] The owner's <b>house</b>"] };
    expect(await translator.translate(texts, toHindi)).toEqual(made);
    expect(provider.asked).toHaveLength(1);
    expect(provider.asked[0]?.path, 'the key stands in no address').not.toContain('key');
  });

  it('The translator returns `failed` for a wrong key, not a refusal of the text', async () => {
    const { translator } = await start(name, 'another');
    expect((await translator.translate(texts, toHindi)).result).toBe('failed');
  });

  it.each<Trouble>(['error', 'busy', 'redirect', 'garbage', 'gateway timeout', 'endless'])(
    'The translator returns `failed` on %s, without a retry or a redirect',
    async (trouble) => {
      const { provider, translator } = await start(name);
      provider.trouble = trouble;
      const answer = await translator.translate(texts, toHindi);
      expect(answer.result).toBe('failed');
      expect(provider.misled()).toBe(0);
      expect(provider.asked).toHaveLength(1);
      expect(JSON.stringify(answer), 'neither text nor key').not.toMatch(/Mason|key-of/);
    },
  );

  it('The translator returns `failed` if the connection is refused', async () => {
    const { provider, translator } = await start(name);
    await provider.close();
    expect(await translator.translate(texts, toHindi)).toEqual({ result: 'failed', reason: 'ECONNREFUSED' });
  });
});

it('LibreTranslate returns `refused` for an empty list and for an unsupported language', async () => {
  const { provider, translator } = await start('libretranslate');
  provider.trouble = 'none';
  const short: Translator = createLibreTranslate({ url: provider.url, key: LIBRETRANSLATE_KEY });
  expect((await short.translate([], toHindi)).result).toBe('refused');
  expect((await translator.translate(['a'], { from: 'en', to: 'ml' })).result, 'a language it lacks').toBe('refused');
});

describe('TRANSLATOR', () => {
  const open = (variables: NodeJS.ProcessEnv) =>
    createTranslator(
      readEnv({ APP_ENV: 'test', DATABASE_URL: 'postgres://localhost/x', ...testSecrets, ...variables }),
    );

  it('The translator is the glossary by default', () => expect(open({})).toBeNull());

  it.each<[string, NodeJS.ProcessEnv]>([
    ['libretranslate', { TRANSLATOR_LIBRETRANSLATE_URL: 'https://translate.example.in' }],
    ['google', { TRANSLATOR_GOOGLE_KEY: 'k' }],
    ['bhashini', { TRANSLATOR_BHASHINI_KEY: 'k', TRANSLATOR_BHASHINI_SERVICE: 's' }],
  ])('The translator %s opens with its variables, and the error names each missing one', (name, variables) => {
    expect(open({ TRANSLATOR: name, ...variables })?.name).toBe(name);
    for (const variable of Object.keys(variables)) expect(() => open({ TRANSLATOR: name })).toThrow(variable);
  });
});

describe('a long text', () => {
  const text = `${'A line of work. '.repeat(30)}\n\n${'x'.repeat(700)}${'काम '.repeat(200)}\u{1F477}`;

  it('A long text is cut at lines, sentences or words, and joining the pieces restores it', () => {
    const pieces = piecesOf(text, 200);
    expect(pieces.join('')).toBe(text);
    expect(Math.max(...pieces.map((piece) => piece.trimEnd().length))).toBeLessThanOrEqual(200);
    expect(pieces[0]).toMatch(/work\. $/);
    expect(pieces.every((piece) => piece.isWellFormed() && piece.trim() !== '')).toBe(true);
  });

  it('Pieces are grouped into calls within the character limit', () => {
    const batches = batchesOf(
      [90, 90, 30, 100].map((length) => ({ text: 'x'.repeat(length) })),
      120,
    );
    expect(batches.map((batch) => batch.map((piece) => piece.text.length))).toEqual([[90], [90, 30], [100]]);
  });
});

it('A translation is stored as plain text or dropped', () => {
  expect(cleanTranslation(' का\u0000म\u202E\u200B\n<b>x</b> ', 'work')).toBe('काम\n<b>x</b>');
  expect(cleanTranslation('\u200B \u0007', 'work')).toBeNull();
  expect(cleanTranslation('x'.repeat(500), 'work')).toBeNull();
});
