// The signed-in user's own profile, by user type.
import { useQuery } from '@tanstack/react-query';
import type { EmployerProfile, LabourProfile } from '#contracts/people.ts';
import type { UserType } from '#contracts/reference.ts';
import { keyOf } from '../http/query-keys.ts';
import { loadCalls } from './load-calls.ts';
import type { SessionUser } from './stored-session.ts';

export type Profile = LabourProfile | EmployerProfile;

export const profileKey = (user_type: UserType) =>
  keyOf('people', user_type === 'labour' ? 'getLabourProfile' : 'getEmployerProfile');

/** Fetches the user's own profile. Rejects if there is no response within 15 s. */
export async function fetchProfile(user_type: UserType, signal?: AbortSignal): Promise<Profile> {
  return (await loadCalls()).profileOf(user_type, signal);
}

/** Returns the part of a profile that the session stores. */
export function sessionUserOf(profile: Profile): SessionUser {
  return {
    id: profile.id,
    first_name: profile.first_name,
    user_type: profile.user_type,
    completion: profile.profile_completion_percentage,
  };
}

/** Returns the query of the signed-in user's profile; disabled if `user_type` is null. */
export function useProfile(user_type: UserType | null) {
  return useQuery({
    queryKey: profileKey(user_type ?? 'labour'),
    queryFn: ({ signal }) => fetchProfile(user_type ?? 'labour', signal),
    enabled: user_type !== null,
    staleTime: 60_000,
  });
}
