// The language that the app shows now. API requests and `Intl` can read this value before any translation has loaded.
import type { Language } from '#contracts/values.ts';
import { pageMark } from '#locales/languages.ts';
import { readStored, store } from '../kit/storage/browser-store.ts';

let shown: Language = 'en';

/** Returns the language that the app shows. */
export const shownLanguage = (): Language => shown;

/**
 * Sets the language of the page that the server renders next. One variable is enough for all requests: rendering is
 * synchronous, so another request cannot change the language during the render.
 */
export function renderIn(language: Language): void {
  shown = language;
}

/** Sets the shown language and the `lang` attribute of the page. */
export function setCurrentLanguage(language: Language): void {
  shown = language;
  document.documentElement.lang = pageMark(language);
}

/**
 * Returns the language into which jobs are translated for a user of `language`: Hindi for Bhojpuri (D3), else the same.
 */
export function requestLanguageOf(language: Language): Language {
  return language === 'bh' ? 'hi' : language;
}

/**
 * Returns the user's language, which API calls send as `Accept-Language`. This language may be Bhojpuri, because the
 * server has titles and messages in Bhojpuri (D110). Also stores in the browser, as `lastRequestedLanguage`, the
 * language into which jobs are translated for this user.
 */
export function headerLanguage(): Language {
  const language = requestLanguageOf(shown);
  if (readStored('lastRequestedLanguage') !== language) store('lastRequestedLanguage', language);
  return shown;
}
