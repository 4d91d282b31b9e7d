// Reacts to error responses of the API: removes a refused CSRF token from this browser, and announces that the server
// has rejected the session.
import { CallError } from '#contracts/call-error.ts';
import type { Endpoint } from '#contracts/http.ts';
import { isAuthPath, isCsrfRefusal, isJobsPath } from '#contracts/refusal.ts';
import { readStored } from '../kit/storage/browser-store.ts';
import { clearCsrfToken } from './csrf.ts';
import { announceRefusedSession } from './refused-session.ts';

/**
 * Removes a refused CSRF token and announces a refused session after a 401. A 401 from a public, sign-in or job
 * endpoint never ends the session, because visitors call these endpoints too, without a session.
 */
export function noticeRefusal(endpoint: Endpoint, bearer: string | undefined, error: unknown): void {
  if (!(error instanceof CallError)) return;
  if (isCsrfRefusal(error)) clearCsrfToken();
  const isOpen = endpoint.auth === 'public' || isAuthPath(endpoint) || isJobsPath(endpoint);
  // If the token of the call is not the stored token, a new session has started since the call. The 401 must not end
  // the new session.
  if (error.status === 401 && !isOpen && bearer === readStored('authToken')) announceRefusedSession();
}
