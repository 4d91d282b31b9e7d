// Which language a reader sees first (decisions D2).
import { languageOf } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { readStored, store } from '../http/browser-store.ts';
import { saveCookie } from '../http/cookies.ts';

export interface LanguageSources {
  /** `?lng=` of the address: an explicit link wins and is kept. */
  query: string | null;
  stored: string | null;
  cookie: string | null;
  session: string | null;
  browser: readonly string[];
  page: string | null;
}

/** The first source that names one of our languages; English where none does. */
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

/** The reader's language. One asked for in the address is remembered. */
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

/** Tells the server the language that was chosen, so that it draws the next page in it (D2); who has chosen none is asked of the browser there, too. */
export function setLanguageCookie(): void {
  const chosen = languageOf(readStored('language'));
  if (chosen) saveCookie('language', chosen);
}

/** Takes the language out of the address: whoever has chosen another keeps it when they load the page again. */
export function removeLanguageParam(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has('lng')) return;
  address.searchParams.delete('lng');
  window.history.replaceState(window.history.state, '', address);
}
