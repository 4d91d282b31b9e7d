// Sends stored attendance codes at app start, when the network returns, and every minute while codes are unsent.
// Renders nothing.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useSession } from '../../session/session-context.ts';
import { waitingDays } from './queued-days.ts';

const EVERY = 60_000;

export function QueuedDaysSender() {
  const client = useQueryClient();
  const showToast = useToast();
  const { t, i18n } = useTranslation();
  const { user, user_type } = useSession();
  const userId = user_type === 'labour' ? (user?.id ?? null) : null;
  useEffect(() => {
    if (userId === null) return;
    const go = async () => {
      if (waitingDays(userId).length === 0) return;
      const [{ sendQueuedDays }] = await Promise.all([
        import('./send-queued-days.ts'),
        i18n.loadNamespaces('attendance'),
      ]);
      const results = await sendQueuedDays(userId, client);
      if (results.includes('taken')) showToast({ text: t('attendance:kept.sent') });
      if (results.includes('refused')) showToast({ tone: 'problem', text: t('attendance:kept.refused') });
    };
    // Without a network, the browser cannot load the chunk with `sendQueuedDays`. The error is ignored, because the
    // next run tries again.
    const quietly = () => void go().catch(() => undefined);
    quietly();
    window.addEventListener('online', quietly);
    const timer = setInterval(quietly, EVERY);
    return () => {
      window.removeEventListener('online', quietly);
      clearInterval(timer);
    };
  }, [userId, client, showToast, t, i18n]);
  return null;
}
