// Sends stored answers to calls. Renders nothing.
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useSendLater } from '../../session/use-send-later.ts';
import { queuedAnswersOf } from './queued-answers.ts';

export function QueuedCallAnswersSender() {
  const client = useQueryClient();
  const showToast = useToast();
  const { t, i18n } = useTranslation();
  useSendLater(async (userId) => {
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
  });
  return null;
}
