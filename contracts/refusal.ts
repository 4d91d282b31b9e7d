// Rules for clients of the API: which calls need a CSRF token, and which error responses mean that the server rejected
// this token.
import { CallError } from './call-error.ts';
import type { Endpoint } from './http.ts';
import { problemDocument } from './problems.ts';
import { z } from './z.ts';

export const isAuthPath = (endpoint: Endpoint) => endpoint.path.includes('/auth/');
export const isAnalyticsPath = (endpoint: Endpoint) => endpoint.path.includes('/analytics/');
export const isJobsPath = (endpoint: Endpoint) => endpoint.path.startsWith('/api/v1/jobs/');

/** Whether a call must send the X-CSRF-Token header. */
export const needsCsrf = (endpoint: Endpoint) => (endpoint.csrf ?? endpoint.method !== 'GET') && !isAuthPath(endpoint);

/** Returns the error for the status and body of an error response. */
export function refusalOf(status: number, body: unknown): CallError {
  const document = z.safeParse(problemDocument, body);
  return new CallError(status, document.success ? document.data : null);
}

export const isCsrfRefusal = (error: CallError) =>
  error.status === 403 && (error.code === 'csrf_invalid' || /csrf/i.test(error.document?.detail ?? ''));
