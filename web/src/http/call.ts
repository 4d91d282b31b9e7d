// The web app's API client: calls the endpoints of the contracts with this browser's session, language and CSRF token.
import { createCaller } from '#contracts/caller.ts';
import { ownServer } from '#contracts/send.ts';
import { headerLanguage } from '../i18n/current-language.ts';
import { readStored } from '../kit/storage/browser-store.ts';
import { clearCsrfToken, csrfToken } from './csrf.ts';
import { noticeRefusal } from './refusal.ts';

/**
 * Milliseconds without activity after which the user counts as idle. A shorter time would have no effect, because the
 * server records the use of a session at most once a minute.
 */
const IDLE_AFTER_MS = 60_000;

/**
 * Returns true if the user has used no tab of the app for one minute. GET requests of an idle user are caused by polls
 * and push messages, so the client sends them as background calls, which do not extend the session.
 */
function isIdle(): boolean {
  const last = Number(readStored('lastActivity'));
  return last > 0 && Date.now() - last >= IDLE_AFTER_MS;
}

/**
 * `call` and `callFile` throw a `CallError` for an error response and a `NetworkError` if no response arrives. A 401
 * response ends the session in this browser, unless it comes from a public, sign-in or job endpoint, because visitors
 * without a session call these endpoints too.
 */
export const { call, callFile } = createCaller({
  ...ownServer,
  bearer: () => readStored('authToken') ?? undefined,
  language: headerLanguage,
  csrf: { token: csrfToken, clear: clearCsrfToken },
  isIdle,
  failed: noticeRefusal,
});
