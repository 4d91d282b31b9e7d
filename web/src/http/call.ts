// The one way to the API: the caller of contracts, with the session, the language and the CSRF token of this browser.
import { openCaller } from '#contracts/caller.ts';
import { ownServer } from '#contracts/send.ts';
import { requestLanguage } from '../i18n/current-language.ts';
import { readStored } from './browser-store.ts';
import { clearCsrfToken, csrfToken } from './csrf.ts';
import { noticeRefusal } from './refusal.ts';

/** Both throw a CallError where the server refuses and a NetworkError where none answers. A 401 on what is not public ends the session. */
export const { call, callFile } = openCaller({
  ...ownServer,
  bearer: () => readStored('authToken') ?? undefined,
  language: requestLanguage,
  csrf: { token: csrfToken, forget: clearCsrfToken },
  failed: noticeRefusal,
});
