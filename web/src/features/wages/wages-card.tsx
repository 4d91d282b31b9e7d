// The card on a worker's home page with the wages that employers owe the worker. It links to the page with all days and
// payments.
import { Link } from 'react-router-dom';
import type { WageBalance } from '#contracts/wage-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { owedOf } from './amounts.ts';
import { OwedAmount } from './owed-amount.tsx';

export function WagesCard({ balances }: { balances: readonly WageBalance[] }) {
  const { t } = useTranslation('shell');
  return (
    <Link className="wages-card card" to={paths.hisaab('labour')}>
      <span className="wages-card__title">
        <b>{t('nav.hisaab')}</b>
        <Icon name="chevron-right" size={20} />
      </span>
      <OwedAmount owed={owedOf(balances)} />
    </Link>
  );
}
