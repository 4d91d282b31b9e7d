// The amount that an employer owes a worker, as picture, colour and one sentence. The sentence is worded for the worker
// or for the employer.
import './owed.css';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatPaise, type Owed } from './amounts.ts';
import { MoneyPicture } from './drawings.tsx';
import { useSide } from './side.ts';

/** Returns a function that says in one sentence how much the user will receive (a worker) or owes (an employer). */
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
  /** True if the amount comes from an earlier response, so that it may have changed since then. */
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
