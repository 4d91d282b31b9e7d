// Tests that industries that employers typed as free text, before the selection list existed, are recognised in all
// languages.
import { expect, it } from 'vitest';
import { industrySlugs } from '#contracts/industries.ts';
import { languageCodes } from '#contracts/languages.ts';
import { namesOfIndustry } from '#locales/reference-names.ts';
import { industryOf, searchedIndustry, storedIndustry } from './industries.ts';

it('The name of an industry in every language is read as its slug, and the search contains the name', () => {
  for (const slug of industrySlugs) {
    const names = namesOfIndustry(slug);
    for (const language of languageCodes) {
      const name = names[language] ?? '';
      expect([name, industryOf(name)]).toEqual([name, slug]);
      expect(searchedIndustry(slug)).toContain(name);
    }
  }
});

it('Former values and words with the same meaning are stored as the slug', () => {
  expect(['Food processing', ' CONSTRUCTION ', 'Hotels', 'निर्माण', 'Real estate'].map(storedIndustry)).toEqual([
    'food-processing',
    'construction',
    'hotel',
    'construction',
    'construction',
  ]);
});

it('The search contains the words of the former values', () => {
  expect([searchedIndustry('Retail'), searchedIndustry('Logistics')]).toEqual([
    expect.stringContaining('retail'),
    expect.stringContaining('logistics'),
  ]);
});

it('Other words stay as the employer typed them', () => {
  expect(storedIndustry('Kite making')).toBe('Kite making');
  expect(searchedIndustry('Kite making')).toBe('Kite making');
  expect([storedIndustry(null), storedIndustry(undefined)]).toEqual([null, null]);
});
