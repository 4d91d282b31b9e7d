// Tests which language the app shows when it is opened.
import { describe, expect, it } from 'vitest';
import { chooseLanguage, type LanguageSources } from './detect-language.ts';

const nothing: LanguageSources = { query: null, stored: null, cookie: null, session: null, browser: [], page: null };

describe('first language', () => {
  it('`chooseLanguage` prefers the link, then the stored choice, the cookie, the session, the browser and the page', () => {
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

  it('`chooseLanguage` skips unsupported languages', () => {
    expect(chooseLanguage({ ...nothing, query: 'xx', stored: 'hi' })).toBe('hi');
    expect(chooseLanguage({ ...nothing, browser: ['fr-FR', 'kn-IN', 'hi-IN'] })).toBe('hi');
  });

  it('`chooseLanguage` recognises Bhojpuri by the code `bho`', () => {
    expect(chooseLanguage({ ...nothing, query: 'bho' })).toBe('bh');
    expect(chooseLanguage({ ...nothing, browser: ['bho-IN'] })).toBe('bh');
  });
});
