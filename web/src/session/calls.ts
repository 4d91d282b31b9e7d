// The API calls of a session. `load-calls.ts` loads this module when the first of these calls is made.
import { accountEndpoints, type Preferences } from '#contracts/account.ts';
import { peopleEndpoints } from '#contracts/people.ts';
import type { UserType } from '#contracts/reference.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { call } from '../http/call.ts';

export const profileOf = (user_type: UserType, signal?: AbortSignal) =>
  user_type === 'labour'
    ? call(peopleEndpoints.getLabourProfile, { signal })
    : call(peopleEndpoints.getEmployerProfile, { signal });

/** Ends the session of the given token. Without a token, ends the stored session. */
export const logout = (bearer?: string) => call(signinEndpoints.logout, bearer === undefined ? {} : { bearer });

export const logoutEverywhere = () => call(accountEndpoints.logoutEverywhere, {});

export const preferences = (signal: AbortSignal) => call(accountEndpoints.getPreferences, { signal });

export const setPreferences = (change: Partial<Preferences>) => call(accountEndpoints.setPreferences, { body: change });
