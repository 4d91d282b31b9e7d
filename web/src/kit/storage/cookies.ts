// The two cookies that the app stores, so that the browser sends them with every page request: the language, and
// whether a user is signed in. Neither cookie is secret, and neither identifies the user.
type CookieName = 'language' | 'signed_in';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Stores the value for a year; null removes the cookie. */
export function saveCookie(name: CookieName, value: string | null): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const age = value === null ? 0 : YEAR_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: `cookieStore` is asynchronous and not supported by every browser
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${age}; samesite=lax${secure}`;
}
