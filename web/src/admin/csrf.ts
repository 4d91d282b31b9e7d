// The CSRF token of the administrator's session, kept in memory: that of a person signed in beside it is another.
import { keepCsrfToken } from '#contracts/kept-csrf-token.ts';
import { readAdminToken } from './token.ts';

const kept = keepCsrfToken(readAdminToken);

/** A token that is good for this session; '' where none could be had: the call is then refused. */
export const adminCsrfToken = async (): Promise<string> => (await kept.token()) ?? '';

/** Forgets it after a refusal. */
export const clearAdminCsrfToken = (): void => kept.forget();
