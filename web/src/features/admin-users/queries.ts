// Queries and mutations of users and identities for administrators.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CaseType, adminPeopleEndpoints as endpoints, type UserDetail } from '#contracts/admin-people.ts';
import { adminKeyOf } from '../../http/query-keys.ts';
import { adminCall } from '../../parts/admin/call.ts';
import { requestOf, type UsersView } from './users-view.ts';

const keys = {
  users: adminKeyOf('adminPeople', 'listUsers'),
  user: (id: number) => adminKeyOf('adminPeople', 'getUser', { id }),
  identities: adminKeyOf('adminPeople', 'listIdentities'),
  identity: (id: number) => adminKeyOf('adminPeople', 'getIdentity', { id }),
};

/** Returns a page of users. While another page loads, the previous page stays visible. */
export function useUsers(view: UsersView) {
  const query = requestOf(view);
  return useQuery({
    queryKey: adminKeyOf('adminPeople', 'listUsers', query),
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
    queryKey: adminKeyOf('adminPeople', 'listIdentities', { page }),
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
 * Requests the pages of an identity document. The server logs each request, so the request is sent only when the
 * administrator presses a button, and the result is not cached.
 */
export const useDocument = (reviewId: number, kind: DocumentKind) =>
  useMutation({
    mutationFn: () => adminCall(endpoints.showIdentityPaper, { params: { review_id: reviewId, kind } }),
    gcTime: 0,
  });
