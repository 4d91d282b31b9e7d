// The sheet that repeats what the user is about to state in a wage account. Only the button in this sheet sends it.
import type { ReactNode } from 'react';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useSide } from './side.ts';

interface ConfirmSheetProps {
  title: string;
  /** The text of the button that sends, and the toast afterwards; those of a written entry if missing. */
  words?: { go: string; done: string };
  isPending: boolean;
  error: unknown;
  /** Returns null if the input is incomplete, so that nothing is sent. */
  onSend: () => Promise<unknown> | null;
  onClose: () => void;
  children: ReactNode;
}

export function ConfirmSheet({ title, words, isPending, error, onSend, onClose, children }: ConfirmSheetProps) {
  const { t } = useTranslation(['wages', 'problems']);
  const side = useSide();
  const showToast = useToast();
  const written = side === 'employer' ? t('wages:employer.done') : t('wages:done');
  const send = () => {
    const sent = onSend();
    if (!sent) return;
    afterMutation(sent, {
      onSuccess: () => {
        showToast({ text: words?.done ?? written });
        onClose();
      },
    });
  };
  return (
    <Sheet
      open
      title={title}
      close={t('common:close')}
      onClose={onClose}
      foot={
        <Button variant="main" size="big" wide icon="check" busy={isPending} onClick={send}>
          {words?.go ?? t('wages:confirm.go')}
        </Button>
      }
    >
      {children}
      {error !== null && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
    </Sheet>
  );
}
