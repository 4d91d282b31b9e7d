// The two words that this browser tells the server with every page it opens; neither is a secret, and neither says who somebody is.
type CookieName = 'language' | 'signed_in';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Keeps the word for a year; null forgets it. */
export function saveCookie(name: CookieName, value: string | null): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const age = value === null ? 0 : YEAR_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the newer way is not in every browser, and answers later
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${age}; samesite=lax${secure}`;
}
