// Decides in which language the app opens: from the link, an earlier choice or the browser (D2).
import { languageOf } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { readStored, store } from '../kit/storage/browser-store.ts';
import { saveCookie } from '../kit/storage/cookies.ts';

export interface LanguageSources {
  /**
   * The `lng` parameter of the URL. This parameter has priority over the other sources, and the app stores the language
   * that it names.
   */
  query: string | null;
  stored: string | null;
  cookie: string | null;
  session: string | null;
  browser: readonly string[];
  page: string | null;
}

/** Returns the first supported language among the sources, or English. */
export function chooseLanguage(sources: LanguageSources): Language {
  const asked = [sources.query, sources.stored, sources.cookie, sources.session, ...sources.browser, sources.page];
  for (const text of asked) {
    const language = languageOf(text);
    if (language) return language;
  }
  return 'en';
}

const cookieValue = (name: string) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

function sessionValue(): string | null {
  try {
    return sessionStorage.getItem('language');
  } catch {
    return null;
  }
}

/** Returns the user's language. Stores a language that `?lng=` requests. */
export function detectLanguage(): Language {
  const query = new URLSearchParams(window.location.search).get('lng');
  const language = chooseLanguage({
    query,
    stored: readStored('language'),
    cookie: cookieValue('language'),
    session: sessionValue(),
    browser: navigator.languages,
    page: document.documentElement.lang,
  });
  if (languageOf(query)) store('language', language);
  return language;
}

/**
 * Stores the user's chosen language in a cookie, so that the server renders the next page in this language (D2).
 * Without a choice, server and browser use the browser's languages.
 */
export function setLanguageCookie(): void {
  const chosen = languageOf(readStored('language'));
  if (chosen) saveCookie('language', chosen);
}

/** Removes `?lng=` from the address. Otherwise a reload would replace a language that the user chose later. */
export function removeLanguageParam(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has('lng')) return;
  address.searchParams.delete('lng');
  window.history.replaceState(window.history.state, '', address);
}
