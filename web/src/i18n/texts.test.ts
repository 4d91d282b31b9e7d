// The words are whole in all eight languages: every key, every placeholder, each in its own letters; and what screens ask for is there.
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#contracts/languages.ts';
import { problemStatus } from '#contracts/problems.ts';
import { intlLocale } from '#locales/languages.ts';
import { readTopic, strayTopics, topics } from '#testing/texts/catalogues.ts';
import { faultsOf } from '#testing/texts/faults.ts';
import { keysNobodyAsksFor, keysNotThere } from '#testing/texts/used-keys.ts';

describe.each(languageCodes)('the words in %s', (language) => {
  it('are whole, in its own letters, with every placeholder', () => {
    expect(topics.length).toBeGreaterThan(30);
    expect([...topics, ...strayTopics(language)].flatMap((topic) => faultsOf(language, topic))).toEqual([]);
  });

  it('need one and other to count, as every text that counts has them', () => {
    const { pluralCategories } = new Intl.PluralRules(intlLocale(language)).resolvedOptions();
    expect(pluralCategories.sort()).toEqual(['one', 'other']);
  });
});

describe('the words that screens ask for', () => {
  it('are there', () => {
    expect(keysNotThere()).toEqual([]);
  });

  it('are all the words there are', () => {
    expect(keysNobodyAsksFor()).toEqual([]);
  });

  it('have a sentence for every problem', () => {
    const codes = [...(readTopic('en', 'problems')?.keys() ?? [])].filter((key) => key.startsWith('code.'));
    expect(codes.map((key) => key.slice('code.'.length)).sort()).toEqual(Object.keys(problemStatus).sort());
  });
});
