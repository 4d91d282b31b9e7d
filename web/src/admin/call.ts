// The one way of the administrators' area to the API: their own token, and a 401 leads back to the door.

import { CallError, isRefusedWith } from '#contracts/call-error.ts';
import type { CallOptions } from '#contracts/caller.ts';
import type { Answer, Endpoint } from '#contracts/http.ts';
import { isCsrfRefusal } from '#contracts/refusal.ts';
import { call, callFile } from '../http/call.ts';
import { adminCsrfToken, clearAdminCsrfToken } from './csrf.ts';
import { adminPaths } from './paths.ts';
import { dropAdminToken, readAdminToken } from './token.ts';

const changes = ({ csrf, method }: Endpoint) => csrf ?? method !== 'GET';

async function withToken<E extends Endpoint, T>(
  endpoint: E,
  options: CallOptions<E>,
  run: (options: CallOptions<E>) => Promise<T>,
): Promise<T> {
  const bearer = readAdminToken() ?? '';
  const attempt = async () => run({ ...options, bearer, csrf: changes(endpoint) ? await adminCsrfToken(bearer) : '' });
  try {
    return await attempt().catch((error: unknown) => {
      if (!(error instanceof CallError) || !isCsrfRefusal(error)) throw error;
      clearAdminCsrfToken();
      return attempt();
    });
  } catch (error) {
    // A refusal of an older token must not end the session that has begun since.
    const isOver = error instanceof CallError && error.code === 'not_authenticated' && bearer === readAdminToken();
    if (isOver && endpoint.auth === 'admin') dropAdminToken('expired');
    // A session that began before its role needed a second factor.
    if (isRefusedWith(error, 'second_factor_required')) window.location.assign(adminPaths.secondStep());
    throw error;
  }
}

/** Calls an endpoint as the administrator; throws as `call` does. */
export function adminCall<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Answer<E>> {
  return withToken(endpoint, options, (whole) => call(endpoint, whole));
}

/** The bytes behind an endpoint that answers a file, as the administrator. */
export function adminCallFile<E extends Endpoint & { answers: 'file' }>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<Blob> {
  return withToken(endpoint, options, (whole) => callFile(endpoint, whole));
}
