// The signed-in person's own profile, by the kind of account.
import { useQuery } from '@tanstack/react-query';
import type { EmployerProfile, LabourProfile } from '#contracts/people.ts';
import type { UserType } from '#contracts/reference.ts';
import { later } from '../http/later.ts';
import type { SessionUser } from './stored-session.ts';

export type Profile = LabourProfile | EmployerProfile;

/** The key under which the profile is cached. */
export const profileKey = (user_type: UserType) => ['profile', user_type] as const;

/** Fetches the profile (15 s at most). */
export async function fetchProfile(user_type: UserType, signal?: AbortSignal): Promise<Profile> {
  return (await later(() => import('./calls.ts'))).profileOf(user_type, signal);
}

/** The part of a profile that the session keeps. */
export function sessionUserOf(profile: Profile): SessionUser {
  return {
    id: profile.id,
    first_name: profile.first_name,
    user_type: profile.user_type,
    completion: profile.profile_completion_percentage,
  };
}

/** The profile of whoever is signed in; asks for nothing while nobody is. */
export function useProfile(user_type: UserType | null) {
  return useQuery({
    queryKey: profileKey(user_type ?? 'labour'),
    queryFn: ({ signal }) => fetchProfile(user_type ?? 'labour', signal),
    enabled: user_type !== null,
    staleTime: 60_000,
  });
}
