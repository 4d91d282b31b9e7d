// Which language a reader meets first.
import { describe, expect, it } from 'vitest';
import { chooseLanguage, type LanguageSources } from './detect-language.ts';

const nothing: LanguageSources = { query: null, stored: null, cookie: null, session: null, browser: [], page: null };

describe('the language a reader meets', () => {
  it('is the one of the link, then the chosen one, then the cookie, the visit, the browser and the page', () => {
    const all: LanguageSources = {
      query: 'ta',
      stored: 'te',
      cookie: 'mr',
      session: 'bn',
      browser: ['ml-IN', 'hi'],
      page: 'hi',
    };
    expect(chooseLanguage(all)).toBe('ta');
    expect(chooseLanguage({ ...all, query: null })).toBe('te');
    expect(chooseLanguage({ ...all, query: null, stored: null })).toBe('mr');
    expect(chooseLanguage({ ...all, query: null, stored: null, cookie: null })).toBe('bn');
    expect(chooseLanguage({ ...nothing, browser: ['ml-IN', 'hi'], page: 'hi' })).toBe('ml');
    expect(chooseLanguage({ ...nothing, page: 'hi' })).toBe('hi');
    expect(chooseLanguage(nothing)).toBe('en');
  });

  it('passes over languages that are not ours', () => {
    expect(chooseLanguage({ ...nothing, query: 'xx', stored: 'hi' })).toBe('hi');
    expect(chooseLanguage({ ...nothing, browser: ['fr-FR', 'kn-IN', 'hi-IN'] })).toBe('hi');
  });

  it('knows Bhojpuri by either of its codes', () => {
    expect(chooseLanguage({ ...nothing, query: 'bho' })).toBe('bh');
    expect(chooseLanguage({ ...nothing, browser: ['bho-IN'] })).toBe('bh');
  });
});
