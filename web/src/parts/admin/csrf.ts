// The CSRF token of the admin session, kept in memory. A user session in the same browser has a separate token.
import { createCsrfTokenCache } from '#contracts/csrf-token-cache.ts';

const kept = createCsrfTokenCache();

/**
 * Returns a CSRF token for the session of the bearer token. Returns an empty string if the fetch failed; the server
 * then refuses the call.
 */
export const adminCsrfToken = async (bearer: string): Promise<string> => (await kept.token(bearer)) ?? '';

/** Removes the cached CSRF token after the server has refused it. */
export const clearAdminCsrfToken = (): void => kept.clear();
