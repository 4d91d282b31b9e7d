// Queries and mutations of administrator accounts.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminsEndpoints, type OwnAdmin } from '#contracts/admins.ts';
import type { Request } from '#contracts/http.ts';
import { adminKeyOf } from '../../http/query-keys.ts';
import { adminCall } from '../../parts/admin/call.ts';

const listKey = adminKeyOf('admins', 'list');
const sessionsKey = adminKeyOf('admins', 'listSessions');

export const useAdmins = (enabled: boolean) =>
  useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => adminCall(adminsEndpoints.list, { signal }),
    enabled,
  });

export type NewAdmin = Request<typeof adminsEndpoints.create>['body'];

export function useAddAdmin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewAdmin) => adminCall(adminsEndpoints.create, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listKey }),
  });
}

export type AdminChanges = Request<typeof adminsEndpoints.change>['body'];

/**
 * Changes an administrator. If `id` is the signed-in administrator, the cached profile and the name in the page frame
 * change too.
 */
export function useChangeAdmin(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: AdminChanges) => adminCall(adminsEndpoints.change, { params: { admin_id: id }, body }),
    onSuccess: (changed) => {
      queryClient.setQueryData<OwnAdmin>(adminKeyOf('admins', 'me'), (me) =>
        me?.id === changed.id ? { ...me, ...changed } : me,
      );
      return queryClient.invalidateQueries({ queryKey: listKey });
    },
  });
}

export function useDeleteAdmin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => adminCall(adminsEndpoints.remove, { params: { admin_id: id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey }),
  });
}

export const useOwnSessions = () =>
  useQuery({ queryKey: sessionsKey, queryFn: ({ signal }) => adminCall(adminsEndpoints.listSessions, { signal }) });

export function useEndOwnSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => adminCall(adminsEndpoints.endSession, { params: { session_id: id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
}

/** Ends the session on the server. The caller deletes the local token, even if the call fails. */
export const useLogOut = () => useMutation({ mutationFn: () => adminCall(adminsEndpoints.logout, {}) });
