// What a refusal of the server means: its document, a stale CSRF token, a session that is no more.
import type { Endpoint } from '#contracts/http.ts';
import { problemDocument } from '#contracts/problems.ts';
import { z } from '#contracts/z.ts';
import { readStored } from './browser-store.ts';
import { CallError } from './call-error.ts';
import { clearCsrfToken } from './csrf.ts';
import { announceRefusedSession } from './refused-session.ts';

export const isAuthPath = (endpoint: Endpoint) => endpoint.path.includes('/auth/');
export const isAnalyticsPath = (endpoint: Endpoint) => endpoint.path.includes('/analytics/');
export const isJobsPath = (endpoint: Endpoint) => endpoint.path.startsWith('/api/v1/jobs/');

/** The error of a refusal from its status and body. */
export function refusalOf(status: number, body: unknown): CallError {
  const document = z.safeParse(problemDocument, body);
  return new CallError(status, document.success ? document.data : null);
}

export const isCsrfRefusal = (error: CallError) =>
  error.status === 403 && (error.code === 'csrf_invalid' || /csrf/i.test(error.document?.detail ?? ''));

/** Draws the consequences: a refused CSRF token is forgotten, a 401 on what is not public ends the session. */
export function noticeRefusal(endpoint: Endpoint, bearer: string | undefined, error: unknown): void {
  if (!(error instanceof CallError)) return;
  if (isCsrfRefusal(error)) clearCsrfToken();
  const isOpen = endpoint.auth === 'public' || isAuthPath(endpoint) || isJobsPath(endpoint);
  // A refusal of an older token must not end the session that has begun since.
  if (error.status === 401 && !isOpen && bearer === readStored('authToken')) announceRefusedSession();
}
