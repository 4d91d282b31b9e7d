// Ringing though the app is closed, as the screens see it: how it stands, and switching it.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { forget, store } from '../http/browser-store.ts';
import { useSession } from '../session/session-context.ts';
import { useToast } from '../ui/toast.tsx';
import { type Ringing, readRinging, turnOff, turnOn } from './browser-push.ts';

export const ringingKey = ['ringing'] as const;

export function useRinging() {
  const { status } = useSession();
  return useQuery({
    queryKey: ringingKey,
    queryFn: readRinging,
    enabled: status === 'in',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Switches it; what holds then is shown, and a failure said. */
export function useSetRinging() {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const showToast = useToast();
  const { t } = useTranslation('bell');
  return useMutation({
    mutationFn: (wanted: boolean) => (wanted ? turnOn() : turnOff()),
    onSuccess: (ringing: Ringing) => {
      queryClient.setQueryData(ringingKey, ringing);
      if (ringing === 'on' && user) store('ringsFor', String(user.id));
      else forget('ringsFor');
    },
    onError: () => showToast({ text: t('ring.failed'), tone: 'problem' }),
  });
}
