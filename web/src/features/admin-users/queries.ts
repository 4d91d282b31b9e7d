// Queries and mutations of users and identities for administrators.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CaseType, adminPeopleEndpoints as endpoints, type UserDetail } from '#contracts/admin-people.ts';
import { ADMIN_KEY } from '../../admin/admin-session.tsx';
import { adminCall, adminCallFile } from '../../admin/call.ts';
import { requestOf, type UsersView } from './users-view.ts';

const keys = {
  users: [ADMIN_KEY, 'users'],
  user: (id: number) => [ADMIN_KEY, 'user', id],
  identities: [ADMIN_KEY, 'identities'],
  identity: (id: number) => [ADMIN_KEY, 'identity', id],
} as const;

/** Returns a page of users; the previous page stays visible while the next one loads. */
export function useUsers(view: UsersView) {
  const query = requestOf(view);
  return useQuery({
    queryKey: [...keys.users, query],
    queryFn: ({ signal }) => adminCall(endpoints.listUsers, { query, signal }),
    placeholderData: (before) => before,
  });
}

export const useUser = (id: number) =>
  useQuery({
    queryKey: keys.user(id),
    queryFn: ({ signal }) => adminCall(endpoints.getUser, { params: { user_id: id }, signal }),
  });

/** Suspends or restores a user. The response replaces the cached user at once. */
export function useSetAccountStatus(id: number, to: 'suspended' | 'active') {
  const queryClient = useQueryClient();
  const endpoint = to === 'suspended' ? endpoints.suspendUser : endpoints.restoreUser;
  return useMutation({
    mutationFn: (reason: string) => adminCall(endpoint, { params: { user_id: id }, body: { reason } }),
    onSuccess: (user: UserDetail) => {
      queryClient.setQueryData(keys.user(id), user);
      void queryClient.invalidateQueries({ queryKey: keys.users });
    },
  });
}

/** Requests the phone number, which is shown once and not cached. */
export function useReveal(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { reason: string; case_type: CaseType; case_id: number }) =>
      adminCall(endpoints.revealPhone, { params: { user_id: id }, body }),
    gcTime: 0,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.user(id) }),
  });
}

export const useIdentities = (page: number) =>
  useQuery({
    queryKey: [...keys.identities, page],
    queryFn: ({ signal }) => adminCall(endpoints.listIdentities, { query: { page, limit: 20 }, signal }),
    placeholderData: (before) => before,
  });

export const identitiesKey = keys.identities;

export const useIdentity = (id: number) =>
  useQuery({
    queryKey: keys.identity(id),
    queryFn: ({ signal }) => adminCall(endpoints.getIdentity, { params: { review_id: id }, signal }),
  });

/** Rejects the identity if a reason is given, else approves it. */
export function useDecideIdentity(id: number) {
  const queryClient = useQueryClient();
  const params = { review_id: id };
  return useMutation({
    mutationFn: (reason: string | null) =>
      reason === null
        ? adminCall(endpoints.approveIdentity, { params })
        : adminCall(endpoints.rejectIdentity, { params, body: { reason } }),
    onSuccess: (review) => {
      queryClient.setQueryData(keys.identity(id), review);
      void queryClient.invalidateQueries({ queryKey: keys.identities });
      void queryClient.invalidateQueries({ queryKey: keys.user(review.user_id) });
    },
  });
}

export type DocumentKind = 'identity' | 'pan' | 'gst';

/**
 * Requests the bytes of a document. Each call is logged, so it happens only after a press and the result is not cached.
 */
export const useDocument = (reviewId: number, kind: DocumentKind) =>
  useMutation({
    mutationFn: () => adminCallFile(endpoints.getIdentityPaper, { params: { review_id: reviewId, kind } }),
    gcTime: 0,
  });
