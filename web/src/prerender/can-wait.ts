// Decides whether a page works without the app until the visitor uses a control.
import { detectLanguage } from '../i18n/detect-language.ts';
import { readStored } from '../kit/storage/browser-store.ts';
import { STATE_ID } from './state.ts';

/** Pages on which a part appears only when the app has started: the complaint form, and the help on voices. */
const needApp: readonly string[] = ['/grievance', '/help'];

/** Whether this tab has stored the input of a registration, which the page must show. */
function hasRegistrationDraft(): boolean {
  try {
    return sessionStorage.getItem('registrationDraft') !== null;
  } catch {
    return false;
  }
}

/**
 * Returns true if the server has rendered this page exactly as the visitor must see it. The result is false for a
 * signed-in user, in another language, after a reload or return to a page that the app has navigated to, and if this
 * browser stores something that belongs on the page.
 */
export function canWait(): boolean {
  const { pathname, search } = window.location;
  const language = detectLanguage();
  if (document.getElementById(STATE_ID) === null || document.documentElement.lang !== language) return false;
  if (readStored('authToken') || history.state !== null || needApp.includes(pathname)) return false;
  if (pathname === '/register' && hasRegistrationDraft()) return false;
  // The app opens the list of jobs on the place of the last search.
  const params = new URLSearchParams(search);
  // The browser fetches the job for which a visitor signs in or registers.
  if (params.has('next')) return false;
  const isBare = [...params.keys()].every((name) => name === 'lng');
  return !(pathname === '/jobs' && isBare && readStored('recentSearches'));
}
