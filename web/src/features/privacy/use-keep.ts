// Cancels a pending erasure and shows the result as a toast.
import { useTranslation } from '../../i18n/use-translation.ts';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useKeepAccount } from './queries.ts';

export function useKeep(): { keep: () => void; isPending: boolean } {
  const { t } = useTranslation('settings');
  const showToast = useToast();
  const { mutate, isPending } = useKeepAccount();
  const keep = () =>
    mutate(undefined, {
      onSuccess: () => showToast({ text: t('privacy.kept'), tone: 'ok' }),
      onError: () => showToast({ text: t('privacy.keep_failed'), tone: 'problem' }),
    });
  return { keep, isPending };
}
