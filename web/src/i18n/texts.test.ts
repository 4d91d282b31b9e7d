// Tests that the translations of all eight languages are complete: every key, every placeholder, the language's own
// script, and every key that screens use.
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#contracts/languages.ts';
import { problemStatus } from '#contracts/problems.ts';
import { intlLocale } from '#locales/languages.ts';
import { readTopic, strayTopics, topics } from '#testing/texts/catalogues.ts';
import { faultsOf } from '#testing/texts/faults.ts';
import { keysNobodyAsksFor, keysNotThere } from '#testing/texts/used-keys.ts';

describe.each(languageCodes)('translations in %s', (language) => {
  it('Every translation exists, uses the script of the language and has all placeholders', () => {
    expect(topics.length).toBeGreaterThan(30);
    expect([...topics, ...strayTopics(language)].flatMap((topic) => faultsOf(language, topic))).toEqual([]);
  });

  it('The language has the plural categories `one` and `other`, as the translations assume', () => {
    const { pluralCategories } = new Intl.PluralRules(intlLocale(language)).resolvedOptions();
    expect(pluralCategories.sort()).toEqual(['one', 'other']);
  });
});

describe('translation keys of screens', () => {
  it('Every key that a screen uses exists', () => {
    expect(keysNotThere()).toEqual([]);
  });

  it('Every key that exists is used', () => {
    expect(keysNobodyAsksFor()).toEqual([]);
  });

  it('Every problem code has a message', () => {
    const codes = [...(readTopic('en', 'problems')?.keys() ?? [])].filter((key) => key.startsWith('code.'));
    expect(codes.map((key) => key.slice('code.'.length)).sort()).toEqual(Object.keys(problemStatus).sort());
  });
});
