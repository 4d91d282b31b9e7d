// The language that is shown now, told to requests and to Intl without waiting for any text.
import type { Language } from '#contracts/values.ts';
import { pageMark } from '#locales/languages.ts';
import { readStored, store } from '../http/browser-store.ts';

let shown: Language = 'en';

/** Sets the language shown, and the page's own mark of it. */
export function setCurrentLanguage(language: Language): void {
  shown = language;
  document.documentElement.lang = pageMark(language);
}

/** The code that requests send for a language: Bhojpuri asks for Hindi (decisions D3). */
export function requestLanguageOf(language: Language): Language {
  return language === 'bh' ? 'hi' : language;
}

/** The code that requests send now; it is remembered as the one last asked for. */
export function requestLanguage(): Language {
  const language = requestLanguageOf(shown);
  if (readStored('lastRequestedLanguage') !== language) store('lastRequestedLanguage', language);
  return language;
}
