// The CSRF token of the administrator's session, kept in memory: that of a person signed in beside it is another.
import { createCsrfTokenCache } from '#contracts/csrf-token-cache.ts';

const kept = createCsrfTokenCache();

/** A token for the session of this bearer; '' if none could be fetched: the call is then refused. */
export const adminCsrfToken = async (bearer: string): Promise<string> => (await kept.token(bearer)) ?? '';

/** Forgets it after a refusal. */
export const clearAdminCsrfToken = (): void => kept.clear();
