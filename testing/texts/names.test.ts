// Tests how many known names the transliteration converts to the spelling that readers know.

import { describe, expect, it } from 'vitest';
import { nameFinder } from '#locales/transliteration/known-names.ts';
import { nameWriter } from '#locales/transliteration/name-writer.ts';
import { readableName } from '#locales/transliteration/readable-name.ts';
import { foldIndian } from '#locales/transliteration/same-spelling.ts';
import {
  halfOf,
  listedNames,
  measure,
  measureDirection,
  measureFresh,
  measureHeldOut,
  publicPersons,
  type Share,
} from './name-pairs.ts';
import library from './sanscript-names.json' with { type: 'json' };

const accepted = ({ accepted: count, pairs }: Share) => count / pairs;
const sounds = ({ sounds: count, pairs }: Share) => count / pairs;
const heldOut = () => publicPersons().filter(({ en = '' }) => halfOf(en) === 1);

describe('transliteration of known names', () => {
  it('More than 1,000 frequent names and words have their usual spelling in Hindi and in Latin letters', () => {
    const [toHindi, toLatin] = [
      measure(listedNames(), readableName, 'en', 'hi'),
      measure(listedNames(), readableName, 'hi', 'en'),
    ];
    expect(toHindi.pairs).toBeGreaterThan(1000);
    expect(accepted(toHindi)).toBeGreaterThanOrEqual(0.99);
    expect(accepted(toLatin)).toBeGreaterThanOrEqual(0.97);
  });

  it('The transliteration gives 88 % of held-out names of public persons an accepted spelling in Hindi and Marathi', () => {
    const { byLanguage } = measureDirection(heldOut(), readableName, 'from Latin');
    for (const { to, share } of byLanguage.filter((one) => one.to === 'hi' || one.to === 'mr'))
      expect(accepted(share), to).toBeGreaterThanOrEqual(0.88);
  });

  it('The transliteration gives 88 % of held-out names an accepted spelling in six languages, and 85 % in Latin letters', () => {
    const share = (direction: Parameters<typeof measureDirection>[2]) =>
      accepted(measureDirection(heldOut(), readableName, direction).all);
    expect(share('from Latin')).toBeGreaterThanOrEqual(0.88);
    expect(share('to Latin')).toBeGreaterThanOrEqual(0.85);
  });

  it('The transliteration keeps the search keys of 90 % of the names in Latin letters, and of 85 % of all names', () => {
    const share = (direction: Parameters<typeof measureDirection>[2]) =>
      sounds(measureDirection(publicPersons(), readableName, direction).all);
    expect(share('from Latin')).toBeGreaterThanOrEqual(0.9);
    expect(share('to Latin')).toBeGreaterThanOrEqual(0.85);
    expect(share('between Indian scripts')).toBeGreaterThanOrEqual(0.85);
  });

  it('The transliteration gives 80 % of the words in fresh names of people, localities and companies a known spelling', () => {
    const { words, rightWords } = measureFresh(readableName);
    expect(words).toBeGreaterThan(200);
    expect(rightWords / words).toBeGreaterThanOrEqual(0.8);
  });

  it('The rules alone give 75 % of the listed names the same sound, without knowing these names', () => {
    expect(sounds(measureHeldOut('en', 'hi'))).toBeGreaterThanOrEqual(0.75);
    expect(sounds(measureHeldOut('hi', 'en'))).toBeGreaterThanOrEqual(0.75);
  });
});

describe('a transliteration library that converts letter by letter', () => {
  const write = nameWriter(nameFinder({}, { people: '', words: '', beginnings: '', endings: '' }));
  const agreeing = (
    rows: readonly string[],
    language: 'ml' | 'hi' | 'bn',
    script: 'malayalam' | 'devanagari' | 'bengali',
  ) =>
    rows.filter((row) => {
      const [name = '', theirs = ''] = row.split(' ');
      return foldIndian(write(name, language), script) === foldIndian(theirs, script);
    }).length / rows.length;

  it('The rules agree with the library on at least 85 % of several hundred names', () => {
    expect(library.te_ml.length).toBeGreaterThan(300);
    expect(agreeing(library.te_ml, 'ml', 'malayalam')).toBeGreaterThanOrEqual(0.9);
    expect(agreeing(library.te_hi, 'hi', 'devanagari')).toBeGreaterThanOrEqual(0.85);
    expect(agreeing(library.hi_bn, 'bn', 'bengali')).toBeGreaterThanOrEqual(0.85);
  });
});
