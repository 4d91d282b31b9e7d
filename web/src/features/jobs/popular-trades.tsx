// The most common trades as pictures that link to their jobs.
import './popular-trades.css';
import { Link } from 'react-router-dom';
import { commonRoles } from '#contracts/lists.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { TradeIcon } from '../../parts/trades/trade-icon.tsx';
import { emptySearch, writeSearch } from './search-params.ts';

/** The number of trades. With the link to all trades, six tiles fill two rows on a phone and one row on a computer. */
const SHOWN = 5;

export function PopularTrades() {
  const { t } = useTranslation(['landing', 'reference']);
  return (
    <section aria-labelledby="popular-trades">
      <h2 id="popular-trades" className="page__title">
        {t('landing:trades.title')}
      </h2>
      <ul className="popular-trades">
        {commonRoles.slice(0, SHOWN).map((slug) => (
          <li key={slug}>
            <Link to={`${paths.jobs}?${writeSearch({ ...emptySearch, roles: [slug] })}`}>
              <TradeIcon role={slug} size={40} />
              {t(`reference:role.${slug}`)}
            </Link>
          </li>
        ))}
        <li>
          <Link to={paths.jobs}>
            <Icon name="arrow-right" size={24} />
            {t('landing:trades.more')}
          </Link>
        </li>
      </ul>
    </section>
  );
}
