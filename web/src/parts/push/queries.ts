// React Query hooks that read and change the push status of this browser.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { localKey } from '../../http/query-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useToast } from '../../kit/overlay/toast.tsx';
import { removeStored, store } from '../../kit/storage/browser-store.ts';
import { useSession } from '../../session/session-context.ts';
import { type PushStatus, readPushStatus, turnOff, turnOn } from './browser-push.ts';

export const pushStatusKey = localKey('push-status');

export function usePushStatus() {
  const { status } = useSession();
  return useQuery({
    queryKey: pushStatusKey,
    queryFn: readPushStatus,
    enabled: status === 'in',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Returns the mutation that turns push notifications on or off, updates the displayed status, and shows a toast after
 * an error.
 */
export function useSetPush() {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const showToast = useToast();
  const { t } = useTranslation('bell');
  return useMutation({
    mutationFn: (wanted: boolean) => (wanted ? turnOn() : turnOff()),
    onSuccess: (pushStatus: PushStatus) => {
      queryClient.setQueryData(pushStatusKey, pushStatus);
      if (pushStatus === 'on' && user) store('ringsFor', String(user.id));
      else removeStored('ringsFor');
    },
    onError: () => showToast({ text: t('push.failed'), tone: 'problem' }),
  });
}
