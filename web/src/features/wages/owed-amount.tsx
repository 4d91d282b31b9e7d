// The amount that is owed, as the worker or the employer sees it: picture, colour and one sentence, large on the page
// and small on the home card.
import './owed.css';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatPaise, type Owed } from './amounts.ts';
import { MoneyPicture } from './drawings.tsx';
import { useSide } from './side.ts';

/** Returns the sentence that says what the reader will receive or owes. */
export function useOwedText() {
  const { t } = useTranslation('wages');
  const side = useSide();
  return ({ kind, paise }: Owed) => {
    const amount = { amount: formatPaise(paise) };
    return side === 'employer' ? t(`employer.owed.${kind}`, amount) : t(`owed.${kind}`, amount);
  };
}

interface OwedAmountProps {
  owed: Owed;
  /** True for an amount that may have changed since. */
  isOld?: boolean;
}

export function OwedAmount({ owed, isOld = false }: OwedAmountProps) {
  const text = useOwedText();
  const side = useSide();
  return (
    <div className="owed" data-side={side} data-kind={owed.kind} data-old={isOld || undefined}>
      <MoneyPicture kind={owed.kind} />
      <p className="owed__text">{text(owed)}</p>
    </div>
  );
}
