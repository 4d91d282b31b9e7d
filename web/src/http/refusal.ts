// What a refusal of the server means here: a stale CSRF token is forgotten, a session that is no more ends.
import { CallError } from '#contracts/call-error.ts';
import type { Endpoint } from '#contracts/http.ts';
import { isAuthPath, isCsrfRefusal, isJobsPath } from '#contracts/refusal.ts';
import { readStored } from './browser-store.ts';
import { clearCsrfToken } from './csrf.ts';
import { announceRefusedSession } from './refused-session.ts';

/** Draws the consequences: a refused CSRF token is forgotten, a 401 on what is not public ends the session. */
export function noticeRefusal(endpoint: Endpoint, bearer: string | undefined, error: unknown): void {
  if (!(error instanceof CallError)) return;
  if (isCsrfRefusal(error)) clearCsrfToken();
  const isOpen = endpoint.auth === 'public' || isAuthPath(endpoint) || isJobsPath(endpoint);
  // A refusal of an older token must not end the session that has begun since.
  if (error.status === 401 && !isOpen && bearer === readStored('authToken')) announceRefusedSession();
}
