// The language that the app shows now. API requests and `Intl` can read this value before any translation has loaded.
import type { Language } from '#contracts/values.ts';
import { pageMark } from '#locales/languages.ts';
import { readStored, store } from '../kit/storage/browser-store.ts';

let shown: Language = 'en';

/** Returns the language that the app shows. */
export const shownLanguage = (): Language => shown;

/**
 * Sets the language of the page that the server renders next. Rendering is synchronous, so the language cannot change
 * before the page is rendered.
 */
export function renderIn(language: Language): void {
  shown = language;
}

/** Sets the shown language and the `lang` attribute of the page. */
export function setCurrentLanguage(language: Language): void {
  shown = language;
  document.documentElement.lang = pageMark(language);
}

/** Returns the language code of translated jobs: Hindi for Bhojpuri (D3), else the language itself. */
export function requestLanguageOf(language: Language): Language {
  return language === 'bh' ? 'hi' : language;
}

/**
 * Returns the language for `Accept-Language`. This language may be Bhojpuri, because the server has titles and messages
 * in Bhojpuri (D110). Also stores, as `lastRequestedLanguage`, the language in which jobs are translated for this user.
 */
export function headerLanguage(): Language {
  const language = requestLanguageOf(shown);
  if (readStored('lastRequestedLanguage') !== language) store('lastRequestedLanguage', language);
  return shown;
}
