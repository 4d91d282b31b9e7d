// Tests the training of the learned reader, and its time.
import { describe, expect, it } from 'vitest';
import { lintPost } from '#marketplace/trust/lint.ts';
import { readAgain, readerModel } from '#marketplace/trust/reader/read-again.ts';
import { readLines } from './accuracy.ts';
import { learn, scorerOf } from './learn.ts';
import { readTrainingFiles, sampleOf } from './training-lines.ts';

/** Every eightieth line, in all languages. */
const few = readTrainingFiles().filter((_, at) => at % 80 === 0);

describe('Training of the reader', () => {
  it('The same lines give the same weights', () => {
    const samples = few.map(sampleOf);
    const [once, again] = [1, 2].map(() => JSON.stringify(learn(samples, { threshold: 1, codes: true })));
    expect(again).toBe(once);
  });

  it('The trained model scores its bad lines higher than its honest lines', () => {
    const samples = few.map(sampleOf).filter(({ whole }) => whole !== null);
    const score = scorerOf(learn(samples, { threshold: 1, codes: false }));
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

it('The reader takes at most twice the time of the rules', async () => {
  const model = await readerModel();
  const lines = (readLines('en', 'first') ?? []).map(({ text }) => text);
  const posts = Array.from({ length: 10 }, (_, at) => ({ description: lines.slice(at * 8, at * 8 + 8).join(' ') }));
  const timeOf = (check: (post: { description: string }) => unknown) => {
    const begun = performance.now();
    for (const post of posts) check(post);
    return performance.now() - begun;
  };
  // The fastest of several alternating rounds excludes other work of the machine.
  const rounds = Array.from({ length: 8 }, () => [timeOf(lintPost), timeOf((post) => readAgain(post, model))] as const);
  const rules = Math.min(...rounds.map(([time]) => time));
  const reader = Math.min(...rounds.map(([, time]) => time));
  expect(reader).toBeLessThan(rules * 2);
});
