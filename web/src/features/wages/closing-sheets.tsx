// The sheets that propose a closing and that send the answer to a closing. Both state that a closing waives nothing.
import type { ReactNode } from 'react';
import type { ClosingDecision, WageClosing } from '#contracts/wage-shapes.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { shortDay } from '../../i18n/calendar-text.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { owedOf } from './amounts.ts';
import { useDecideClosing, useProposeClosing } from './closing-queries.ts';
import { useOwedText } from './owed-amount.tsx';
import { useSide } from './side.ts';

interface ProposeSheetProps {
  account: number;
  /** The amount owed up to `toDay`, in paise. */
  owed: number;
  toDay: string;
  onClose: () => void;
}

export function ProposeSheet({ account, owed, toDay, onClose }: ProposeSheetProps) {
  const { t } = useTranslation('wages');
  const { language } = useLanguage();
  const text = useOwedText();
  const { mutateAsync, isPending, error } = useProposeClosing(account);
  return (
    <ClosingSheet
      title={t('closing.propose', { day: shortDay(toDay, language) })}
      isPending={isPending}
      error={error}
      onSend={() => mutateAsync(toDay)}
      onClose={onClose}
    >
      <p>{text(owedOf([{ owed }]))}</p>
      <p>{t('closing.note')}</p>
    </ClosingSheet>
  );
}

interface DecideSheetProps {
  account: number;
  closing: WageClosing;
  decision: ClosingDecision;
  onClose: () => void;
}

const titles = { agree: 'closing.agree', decline: 'closing.decline', withdraw: 'closing.withdraw' } as const;

export function DecideSheet({ account, closing, decision, onClose }: DecideSheetProps) {
  const { t } = useTranslation('wages');
  const { language } = useLanguage();
  const { mutateAsync, isPending, error } = useDecideClosing(account, closing.seq);
  return (
    <ClosingSheet
      title={t(titles[decision], { day: shortDay(closing.to_day, language) })}
      isPending={isPending}
      error={error}
      onSend={() => mutateAsync(decision)}
      onClose={onClose}
    >
      {decision === 'agree' && <p>{t('closing.note')}</p>}
    </ClosingSheet>
  );
}

interface ClosingSheetProps {
  title: string;
  isPending: boolean;
  error: unknown;
  onSend: () => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

function ClosingSheet({ title, isPending, error, onSend, onClose, children }: ClosingSheetProps) {
  const { t } = useTranslation(['wages', 'problems']);
  const side = useSide();
  const showToast = useToast();
  const send = () =>
    afterMutation(onSend(), {
      onSuccess: () => {
        showToast({ text: side === 'employer' ? t('wages:employer.done') : t('wages:done') });
        onClose();
      },
    });
  return (
    <Sheet
      open
      title={title}
      close={t('common:close')}
      onClose={onClose}
      foot={
        <Button variant="main" size="big" wide icon="check" busy={isPending} onClick={send}>
          {t('wages:confirm.go')}
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
