// Tests that every prepared sentence has the same blanks (slots) in every language, and how their values are written.
import { expect, it } from 'vitest';
import { languageCodes } from '#contracts/languages.ts';
import { phraseCatalogue, versionOf } from '#contracts/phrase-catalogue.ts';
import { phraseTemplate, phraseText } from './phrase-text.ts';

const slotsIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

it.each(languageCodes)('Every phrase is translated with exactly its slots to %s', (language) => {
  const wrong = [...phraseCatalogue].flatMap(([phrase, entry]) => {
    const text = phraseTemplate(language, phrase, versionOf(entry));
    const wanted = Object.keys(entry.slots ?? {}).sort();
    return text !== null && slotsIn(text).join() === wanted.join() ? [] : [phrase];
  });
  expect(wrong).toEqual([]);
});

it.each(languageCodes)('No two phrases have the same text in %s', (language) => {
  const texts = [...phraseCatalogue].map(([phrase, entry]) => phraseTemplate(language, phrase, versionOf(entry)));
  expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
});

it('Days, times, papers and trades are written in the language of the reader', () => {
  const come = { phrase: 'come-on-day', version: 1, slots: { day: '2026-11-30', time: '09:00', place: 'Wakad' } };
  expect(phraseText('en', come)).toBe('Come on Monday, 30 November at 9:00 am. Place: Wakad.');
  const hindi = phraseText('hi', come);
  for (const part of ['सोमवार', '30 नवंबर', 'सुबह 9:00', 'Wakad']) expect(hindi).toContain(part);
  const papers = { phrase: 'bring-papers', version: 1, slots: { papers: ['aadhaar', 'photo'] } };
  expect(phraseText('hi', papers)).toContain('आधार कार्ड, फ़ोटो');
  const trade = { phrase: 'need-other-trade', version: 1, slots: { trade: 'mason' } };
  expect(phraseText('ta', trade)).toContain('கொத்தனார்');
});

it('An unknown phrase has no translation', () => {
  expect(phraseText('hi', { phrase: 'no-such-phrase', version: 1, slots: {} })).toBeNull();
});
