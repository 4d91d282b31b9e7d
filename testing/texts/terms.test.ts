// Tests that translations use the terms of the termbase, that each exception is needed, and how many parts an SMS has.
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#contracts/languages.ts';
import { codeText, smsText } from '#locales/sms-text.ts';
import { readTopic } from './catalogues.ts';
import exceptions from './term-exceptions.json' with { type: 'json' };
import { avoidedTerms } from './terms.ts';

describe('the termbase', () => {
  it('A translation with an avoided word gets the term that replaces it', () => {
    expect(avoidedTerms('en', 'jobs:title', 'A new vacancy')).toEqual([
      'has the word “vacancy”, use the term job (job)',
    ]);
    expect(avoidedTerms('hi', 'jobs:title', 'नई नौकरी')).toEqual(['has the word “नौकरी”, use the term job (काम)']);
  });

  it('A word that shows a gender is reported', () => {
    expect(avoidedTerms('en', 'jobs:title', 'He works here')).toHaveLength(1);
    expect(avoidedTerms('hi', 'jobs:title', 'मैं काम करता हूँ')).toHaveLength(1);
  });

  it('A word that only begins with an avoided word is allowed', () => {
    expect(avoidedTerms('en', 'jobs:title', 'Skillful')).toEqual([]);
    expect(avoidedTerms('hi', 'jobs:title', 'नौकरियाँ')).toEqual([]);
  });

  it('Every exception names a translation that contains the word', () => {
    const stale = Object.entries(exceptions).flatMap(([code, words]) =>
      Object.entries(words).flatMap(([word, keys]) =>
        keys.filter((key) => {
          const [topic = '', ...rest] = key.split(':');
          const language = languageCodes.find((known) => known === code) ?? 'en';
          const text = readTopic(language, topic)?.get(rest.join(':')) ?? '';
          return !text.toLowerCase().includes(word.toLowerCase());
        }),
      ),
    );
    expect(stale).toEqual([]);
  });
});

/**
 * Maximum lengths of SMS with one and two parts, in UTF-16 units. A message with only GSM letters has longer parts than
 * one in an Indic script.
 */
const LIMITS = { latin: { one: 160, two: 306 }, indic: { one: 70, two: 134 } };

describe.each(languageCodes)('SMS in %s', (language) => {
  const limit = language === 'en' ? LIMITS.latin : LIMITS.indic;
  const site = { language, brand: 'KaamSetu', domain: 'kaamsetu.in' };

  it('The sign-in code is one part', () => {
    expect(codeText({ ...site, code: '123456', minutes: 5 }).length).toBeLessThanOrEqual(limit.one);
  });

  it.each(['accepted', 'contact'] as const)('The SMS `%s` is at most two parts and quotes the title', (template) => {
    const { text } = smsText({
      ...site,
      template,
      company: 'Suresh Patil Construction',
      job_title: 'Mason for a house',
    });
    expect(text.length).toBeLessThanOrEqual(limit.two);
    expect(text).toContain('"Mason for a house"');
  });
});
