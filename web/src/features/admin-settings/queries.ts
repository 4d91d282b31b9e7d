// The query of all settings, and the mutation that saves the changes of a group of settings.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminSettingsEndpoints } from '#contracts/admin-settings.ts';
import { adminKeyOf } from '../../http/query-keys.ts';
import { adminCall } from '../../parts/admin/call.ts';

const key = adminKeyOf('adminSettings', 'getSettings');

/**
 * Returns the query of the settings. The settings are not refetched automatically, because a refetch would disturb an
 * administrator who is typing.
 */
export const useSettings = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => adminCall(adminSettingsEndpoints.getSettings, { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export interface Saving {
  values: Record<string, unknown>;
  version: number;
}

export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ values, version }: Saving) =>
      adminCall(adminSettingsEndpoints.putSettings, { body: values, query: { version: String(version) } }),
    onSuccess: (all) => client.setQueryData(key, all),
  });
}
