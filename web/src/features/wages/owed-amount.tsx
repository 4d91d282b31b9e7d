// The amount that a worker is owed: picture, colour and one sentence, large on the page and small on the home card.
import './owed.css';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatPaise, type Owed } from './amounts.ts';
import { MoneyPicture } from './drawings.tsx';

/** Returns the sentence that says what the worker is owed. */
export function useOwedText() {
  const { t } = useTranslation('wages');
  return ({ kind, paise }: Owed) => t(`owed.${kind}`, { amount: formatPaise(paise) });
}

interface OwedAmountProps {
  owed: Owed;
  /** True for an amount that may have changed since. */
  isOld?: boolean;
}

export function OwedAmount({ owed, isOld = false }: OwedAmountProps) {
  const text = useOwedText();
  return (
    <div className="owed" data-kind={owed.kind} data-old={isOld || undefined}>
      <MoneyPicture kind={owed.kind} />
      <p className="owed__text">{text(owed)}</p>
    </div>
  );
}
