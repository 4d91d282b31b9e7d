// The sheets that propose a closing and that send the answer to a closing. Both state that a closing waives nothing.
import type { ClosingDecision, WageClosing } from '#contracts/wage-shapes.ts';
import { shortDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { owedOf } from './amounts.ts';
import { useDecideClosing, useProposeClosing } from './closing-queries.ts';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { useOwedText } from './owed-amount.tsx';

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
    <ConfirmSheet
      title={t('closing.propose', { day: shortDay(toDay, language) })}
      isPending={isPending}
      error={error}
      onSend={() => mutateAsync(toDay)}
      onClose={onClose}
    >
      <p>{text(owedOf([{ owed }]))}</p>
      <p>{t('closing.note')}</p>
    </ConfirmSheet>
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
    <ConfirmSheet
      title={t(titles[decision], { day: shortDay(closing.to_day, language) })}
      isPending={isPending}
      error={error}
      onSend={() => mutateAsync(decision)}
      onClose={onClose}
    >
      {decision === 'agree' && <p>{t('closing.note')}</p>}
    </ConfirmSheet>
  );
}
