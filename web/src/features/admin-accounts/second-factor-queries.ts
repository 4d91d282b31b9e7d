// What the screens of second factors ask, and what changes them.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminsEndpoints, type OwnAdmin } from '#contracts/admins.ts';
import { type SecondFactors, secondFactorEndpoints } from '#contracts/second-factors.ts';
import { ADMIN_KEY, adminMeKey } from '../../admin/admin-session.tsx';
import { adminCall } from '../../admin/call.ts';
import { makePasskey } from '../../admin/passkeys.ts';

const factorsKey = [ADMIN_KEY, 'second-factors'] as const;
const sessionsKey = [ADMIN_KEY, 'sessions'] as const;

export const useSecondFactors = () =>
  useQuery({
    queryKey: factorsKey,
    queryFn: ({ signal }) => adminCall(secondFactorEndpoints.state, { signal }),
  });

/** Asks again for what a new or removed factor changes: the factors, and the sessions that ended. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: sessionsKey });
    return queryClient.invalidateQueries({ queryKey: factorsKey });
  };
}

const confirmPassword = (password: string) => adminCall(adminsEndpoints.confirmPassword, { body: { password } });

interface NewPasskey {
  name: string;
  /** Null while the password was entered lately. */
  password: string | null;
}

export function useAddPasskey() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ name, password }: NewPasskey) => {
      if (password !== null) await confirmPassword(password);
      const options = await adminCall(secondFactorEndpoints.beginPasskey, {});
      const credential = await makePasskey(options);
      return adminCall(secondFactorEndpoints.addPasskey, { body: { name, credential } });
    },
    onSuccess: refresh,
  });
}

export function useRemovePasskey(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) =>
      adminCall(secondFactorEndpoints.removePasskey, { params: { passkey_id: String(id) }, body: { password } }),
    onSuccess: (state: SecondFactors) => queryClient.setQueryData(factorsKey, state),
  });
}

/** A new secret; the password is entered first, where it was not lately. */
export const useStartTotp = () =>
  useMutation({
    mutationFn: async (password: string) => {
      await confirmPassword(password);
      return adminCall(adminsEndpoints.beginTotp, {});
    },
  });

export function useConfirmTotp() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (code: string) => adminCall(adminsEndpoints.confirmTotp, { body: { code } }),
    onSuccess: refresh,
  });
}

export function useRemoveTotp() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (password: string) => adminCall(adminsEndpoints.removeTotp, { body: { password } }),
    onSuccess: refresh,
  });
}

export function useRenewRecoveryCodes() {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (password: string) => adminCall(secondFactorEndpoints.renewRecoveryCodes, { body: { password } }),
    onSuccess: ({ recovery_codes }) => {
      queryClient.setQueryData<OwnAdmin>(
        adminMeKey,
        (me) => me && { ...me, recovery_codes_left: recovery_codes.length },
      );
      return refresh();
    },
  });
}

/** Resets the second factors of another administrator. */
export const useResetSecondFactors = (id: number) =>
  useMutation({
    mutationFn: (password: string) =>
      adminCall(secondFactorEndpoints.reset, { params: { admin_id: String(id) }, body: { password } }),
  });
