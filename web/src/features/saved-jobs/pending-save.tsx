// After sign-in, saves the job that the visitor wanted to save before sign-in. Renders nothing except a toast.
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useSession } from '../../session/session-context.ts';
import { useSaving } from './queries.ts';
import { takePendingSave } from './stored-save.ts';

export function PendingSave() {
  const { t } = useTranslation('saved-jobs');
  const { status, user_type } = useSession();
  const showToast = useToast();
  const { mutate } = useSaving('wish');
  const words = useRef(t);
  words.current = t;
  useEffect(() => {
    if (status !== 'in') return;
    const uid = takePendingSave();
    if (uid === null || user_type !== 'labour') return;
    mutate(
      { uid, saved: true },
      {
        onSuccess: () =>
          showToast({
            text: words.current('pending_save'),
            action: { label: words.current('see'), to: paths.savedJobs },
          }),
        onError: () => showToast({ text: words.current('failed'), tone: 'problem' }),
      },
    );
  }, [status, user_type, mutate, showToast]);
  return null;
}
