// The one way to the API: the caller of contracts, with the session, the language and the CSRF token of this browser.
import { createCaller } from '#contracts/caller.ts';
import { ownServer } from '#contracts/send.ts';
import { requestLanguage } from '../i18n/current-language.ts';
import { readStored } from './browser-store.ts';
import { clearCsrfToken, csrfToken } from './csrf.ts';
import { noticeRefusal } from './refusal.ts';

/** The server records the use of a session at most once a minute. */
const IDLE_AFTER_MS = 60_000;

/** True if the user has not touched the page, in any tab, for a minute: a poll or a push has caused the call. */
function isIdle(): boolean {
  const last = Number(readStored('lastActivity'));
  return last > 0 && Date.now() - last >= IDLE_AFTER_MS;
}

/** Both throw a CallError where the server refuses and a NetworkError where none answers. A 401 on what is not public ends the session. */
export const { call, callFile } = createCaller({
  ...ownServer,
  bearer: () => readStored('authToken') ?? undefined,
  language: requestLanguage,
  csrf: { token: csrfToken, clear: clearCsrfToken },
  isIdle,
  failed: noticeRefusal,
});
