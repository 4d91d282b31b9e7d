// Sends stored answers to calls at app start, when the network returns, and every minute. Renders nothing.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useSession } from '../../session/session-context.ts';
import { queuedAnswersOf } from './queued-answers.ts';

const EVERY_MS = 60_000;

export function QueuedCallAnswersSender() {
  const client = useQueryClient();
  const showToast = useToast();
  const { t, i18n } = useTranslation();
  const { user, user_type } = useSession();
  const userId = user_type === 'labour' ? (user?.id ?? null) : null;
  useEffect(() => {
    if (userId === null) return;
    const go = async () => {
      if (queuedAnswersOf(userId).length === 0) return;
      const [{ sendQueuedAnswers }] = await Promise.all([
        import('./send-queued-answers.ts'),
        i18n.loadNamespaces('calls'),
      ]);
      for (const { queued, result } of await sendQueuedAnswers(userId, client)) {
        const action = { label: t('calls:later.see'), to: paths.labourCall(queued.uid) };
        if (result === 'sent') showToast({ text: t('calls:later.sent'), action });
        if (result === 'dropped') showToast({ tone: 'problem', text: t('calls:later.dropped'), action });
      }
    };
    // Without a network, the browser cannot load the chunk that sends. The next run tries again.
    const quietly = () => void go().catch(() => undefined);
    quietly();
    window.addEventListener('online', quietly);
    const timer = setInterval(quietly, EVERY_MS);
    return () => {
      window.removeEventListener('online', quietly);
      clearInterval(timer);
    };
  }, [userId, client, showToast, t, i18n]);
  return null;
}
