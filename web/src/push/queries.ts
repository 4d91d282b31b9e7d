// React Query hooks for the push status and its change.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { removeStored, store } from '../http/browser-store.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useSession } from '../session/session-context.ts';
import { useToast } from '../ui/toast.tsx';
import { type PushStatus, readPushStatus, turnOff, turnOn } from './browser-push.ts';

export const pushStatusKey = ['ringing'] as const;

export function usePushStatus() {
  const { status } = useSession();
  return useQuery({
    queryKey: pushStatusKey,
    queryFn: readPushStatus,
    enabled: status === 'in',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Returns the mutation that turns push on or off. It shows the resulting status, or an error toast. */
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
    onError: () => showToast({ text: t('ring.failed'), tone: 'problem' }),
  });
}
