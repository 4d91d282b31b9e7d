// Asks the employer to confirm a day on which the worker entered no attendance code, and shows the result as a toast.

import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useEnterDay } from './queries.ts';

export function useClaim(id: number) {
  const { t } = useTranslation(['attendance', 'problems']);
  const showToast = useToast();
  const { mutateAsync, isPending } = useEnterDay(id);
  const send = (date: string) =>
    afterMutation(mutateAsync({ date }), {
      onSuccess: () => showToast({ text: t('attendance:claim.done') }),
      onError: (error) => showToast({ tone: 'problem', text: problemText(t, error) }),
    });
  return { send, isPending };
}
