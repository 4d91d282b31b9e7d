// Pay, the hero of a card: the figure large, the period beside it.
import './pay.css';
import { useTranslation } from 'react-i18next';
import { formatRupees } from './money.ts';

interface PayProps {
  amount: number | null;
  /** A month where it is not told. */
  period: string | null;
  /** `card` 28, `page` 36. */
  size?: 'card' | 'page' | 'bar';
}

export function Pay({ amount, period, size = 'card' }: PayProps) {
  const { t } = useTranslation(['jobs', 'reference']);
  if (amount === null) {
    return (
      <p className="pay" data-size={size} data-ask="true">
        <strong>{t('jobs:pay.ask')}</strong>
      </p>
    );
  }
  return (
    <p className="pay" data-size={size}>
      <strong>{formatRupees(amount)}</strong>
      <span>/ {t(`reference:salary_period.${period ?? 'month'}`)}</span>
    </p>
  );
}
