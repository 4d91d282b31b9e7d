// The admin area's API client. The client sends the administrator's token, and shows the admin sign-in after a 401.

import { CallError, isRefusedWith } from '#contracts/call-error.ts';
import type { CallOptions } from '#contracts/caller.ts';
import type { Answer, Endpoint } from '#contracts/http.ts';
import { isCsrfRefusal } from '#contracts/refusal.ts';
import { call } from '../../http/call.ts';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { adminCsrfToken, clearAdminCsrfToken } from './csrf.ts';
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
    // A 401 for an older token must not end the session of a newer token.
    const isOver = error instanceof CallError && error.code === 'not_authenticated' && bearer === readAdminToken();
    if (isOver && endpoint.auth === 'admin') dropAdminToken('expired');
    // The administrator signed in before the role required a second factor, so open the enrolment page.
    if (isRefusedWith(error, 'second_factor_required')) window.location.assign(adminPaths.secondStep());
    throw error;
  }
}

/** Calls an endpoint as the administrator. Throws as `call` does. */
export function adminCall<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Answer<E>> {
  return withToken(endpoint, options, (whole) => call(endpoint, whole));
}
