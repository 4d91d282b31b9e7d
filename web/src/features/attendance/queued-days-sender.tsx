// Sends stored attendance codes. Renders nothing.
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useSendLater } from '../../session/use-send-later.ts';
import { waitingDays } from './queued-days.ts';

export function QueuedDaysSender() {
  const client = useQueryClient();
  const showToast = useToast();
  const { t, i18n } = useTranslation();
  useSendLater(async (userId) => {
    if (waitingDays(userId).length === 0) return;
    const [{ sendQueuedDays }] = await Promise.all([
      import('./send-queued-days.ts'),
      i18n.loadNamespaces('attendance'),
    ]);
    const results = await sendQueuedDays(userId, client);
    if (results.includes('taken')) showToast({ text: t('attendance:kept.sent') });
    if (results.includes('own_only')) showToast({ tone: 'problem', text: t('attendance:crew.refused') });
    if (results.includes('refused')) showToast({ tone: 'problem', text: t('attendance:kept.refused') });
  });
  return null;
}
