// Tests the training of the learned reader, and its training lines.
import { describe, expect, it } from 'vitest';
import { readerModel } from '#marketplace/trust/reader/read-again.ts';
import { fingerprintOfReader } from './fingerprint.ts';
import { learn, scorerOf } from './learn.ts';
import { readTrainingFiles, sampleOf } from './training-lines.ts';

const LIMITS = { threshold: 1, dismissal: -1 };
/** Every eightieth line, in all languages. */
const few = readTrainingFiles().filter((_, at) => at % 80 === 0);

describe('Training of the reader', () => {
  it('The same lines give the same weights', () => {
    const samples = few.map(sampleOf);
    const [once, again] = [1, 2].map(() => JSON.stringify(learn(samples, LIMITS)));
    expect(again).toBe(once);
  });

  it('The trained model scores its bad lines higher than its honest lines', () => {
    const samples = few.map(sampleOf).filter(({ whole }) => whole !== null);
    const score = scorerOf(learn(samples, LIMITS, { codes: false }));
    const lowest = Math.min(...samples.filter(({ bad }) => bad).map(score));
    const highest = Math.max(...samples.filter(({ bad }) => !bad).map(score));
    expect(lowest).toBeGreaterThan(highest);
  });

  it('Each training file has honest lines, and each bad line has a code', () => {
    const all = readTrainingFiles();
    expect(all.filter(({ bad, codes }) => bad && codes.length === 0)).toEqual([]);
    for (const name of new Set(all.map(({ author }) => author)))
      expect(
        all.some(({ author, bad }) => author === name && !bad),
        name,
      ).toBe(true);
  });
});

it('The weights of this release fit its concepts, features and training files; if not, train again', async () => {
  const { fingerprint } = await readerModel();
  expect(fingerprint, 'train again: npm run prove -- reader').toBe(fingerprintOfReader());
});

describe('Contacts in training lines', () => {
  const texts = readTrainingFiles().map(({ text }) => text);
  const contacts = readTrainingFiles().flatMap(({ text, kind }) => (kind === 'contact' ? [text] : []));

  it('Each domain ends in .example, and each name of an account begins with it', () => {
    const tops = 'com|in|org|net|co|io|me|ly|link|gle|app|info|xyz|site|online|shop|biz';
    const domains = texts.flatMap((text) => text.match(new RegExp(`\\b[\\w.-]+\\.(?:${tops})\\b`, 'g')) ?? []);
    const accounts = texts.flatMap((text) => text.match(/@[\w.-]*\w/g) ?? []);
    expect(domains).toEqual([]);
    expect(accounts.filter((one) => !/^@(?:example_|okexample$|[\w.-]+\.example$)/.test(one))).toEqual([]);
  });

  it('Each phone number in digits contains 0000, so that it is obviously invented', () => {
    const digits = /\p{Nd}(?:[ \-.,]{0,2}\p{Nd}){7,13}/gu;
    const numbers = contacts.flatMap((text) => text.match(digits) ?? []);
    const values = numbers.map((one) =>
      [...one].flatMap((letter) => (/\p{Nd}/u.test(letter) ? [/[0౦०০௦൦]/.test(letter) ? '0' : '1'] : [])).join(''),
    );
    expect(values.filter((value) => !value.includes('0000'))).toEqual([]);
  });
});
