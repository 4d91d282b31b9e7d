// The mutation that changes the user's profile. The response replaces the cached profile.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type EmployerChange, type LabourChange, peopleEndpoints } from '#contracts/people.ts';
import type { UserType } from '#contracts/reference.ts';
import { call } from '../../http/call.ts';
import { jobKeys, refetchAll } from '../../http/query-groups.ts';
import { type Profile, profileKey } from '../../session/profile.ts';

/** The changed profile fields, by role. */
export type Change = { user_type: 'labour'; body: LabourChange } | { user_type: 'employer'; body: EmployerChange };

export function useChangeProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change): Promise<Profile> =>
      change.user_type === 'labour'
        ? call(peopleEndpoints.changeLabourProfile, { body: change.body })
        : call(peopleEndpoints.changeEmployerProfile, { body: change.body }),
    onMutate: ({ user_type }) => client.cancelQueries({ queryKey: profileKey(user_type) }),
    onSuccess: (fresh) => {
      client.setQueryData(profileKey(fresh.user_type), fresh);
      // Refetch all jobs, because the jobs of this employer contain the employer's name.
      void refetchAll(client, jobKeys);
    },
  });
}

/** Returns a function that refetches the profile. Call it after a file was added or removed. */
export function useRefreshProfile(user_type: UserType): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: profileKey(user_type) });
}
