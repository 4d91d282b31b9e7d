// Queries and mutations of second factors.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminsEndpoints, type OwnAdmin } from '#contracts/admins.ts';
import { type SecondFactors, secondFactorEndpoints } from '#contracts/second-factors.ts';
import { adminKeyOf } from '../../http/query-keys.ts';
import { adminCall } from '../../parts/admin/call.ts';
import { makePasskey } from '../../parts/admin/passkeys.ts';

const factorsKey = adminKeyOf('secondFactors', 'state');
const sessionsKey = adminKeyOf('admins', 'listSessions');

export const useSecondFactors = () =>
  useQuery({
    queryKey: factorsKey,
    queryFn: ({ signal }) => adminCall(secondFactorEndpoints.state, { signal }),
  });

/**
 * Returns a function that refetches the second factors and the sessions, because a changed factor ends other sessions.
 */
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
  /** The password, which the server checks before the call; null if the password was confirmed recently. */
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

/** Confirms the password, then requests a new TOTP secret. */
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
        adminKeyOf('admins', 'me'),
        (me) => me && { ...me, recovery_codes_left: recovery_codes.length },
      );
      return refresh();
    },
  });
}

export const useResetSecondFactors = (id: number) =>
  useMutation({
    mutationFn: (password: string) =>
      adminCall(secondFactorEndpoints.reset, { params: { admin_id: String(id) }, body: { password } }),
  });
