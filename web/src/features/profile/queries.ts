// Changing the own profile; the answer is the new truth for every screen that shows it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type EmployerChange, type LabourChange, peopleEndpoints } from '#contracts/people.ts';
import type { UserType } from '#contracts/reference.ts';
import { call } from '../../http/call.ts';
import { type Profile, profileKey } from '../../session/profile.ts';

/** What is sent, by the kind of account. */
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
      // Cards and lists carry names of people and businesses too.
      void client.invalidateQueries({ queryKey: ['jobs'] });
    },
  });
}

/** Fetches the profile anew: after a file has come or gone. */
export function useRefreshProfile(user_type: UserType): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: profileKey(user_type) });
}
