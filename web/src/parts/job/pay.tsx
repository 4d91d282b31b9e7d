// The pay of a job: the amount in large type, and the pay period. The pay is the most prominent part of a job card.
import './pay.css';
import type { Job } from '#contracts/job-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatRupees } from '../../kit/text/money.ts';

interface PayProps {
  amount: number | null;
  /** The pay period. Null is shown as “per month”, because pay without a period counts as monthly. */
  period: Job['salary_period'];
  /**
   * Font size of the amount: `card` 28 px, `page` 36 px, `bar` 22 px. `page` also names the pay, such as “Wage”, above.
   */
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
      {size === 'page' && <span className="pay__name">{t(`reference:pay_name.${period ?? 'month'}`)}</span>}
      <strong>{formatRupees(amount)}</strong>
      <span>/ {t(`reference:salary_period.${period ?? 'month'}`)}</span>
    </p>
  );
}
