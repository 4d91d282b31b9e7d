// The CSRF token of the administrator's session, kept in memory: that of a person signed in beside it is another.
import { keepCsrfToken } from '#contracts/kept-csrf-token.ts';

const kept = keepCsrfToken();

/** A token for the session of this bearer; '' if none could be fetched: the call is then refused. */
export const adminCsrfToken = async (bearer: string): Promise<string> => (await kept.token(bearer)) ?? '';

/** Forgets it after a refusal. */
export const clearAdminCsrfToken = (): void => kept.forget();
