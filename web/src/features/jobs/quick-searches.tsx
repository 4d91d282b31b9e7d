// Chips of the most popular trades and places. One tap opens the list of matching jobs.

import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Chip, Chips } from '../../kit/control/chip.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { TradeIcon } from '../../parts/trades/trade-icon.tsx';
import { QUICK_PLACES, QUICK_ROLES, usePopular } from './popular.ts';
import { emptySearch, type JobSearchState, writeSearch } from './search-params.ts';

export function QuickSearches() {
  const { t } = useTranslation('jobs');
  const { roles, places } = usePopular();
  const navigate = useNavigate();
  const go = (part: Partial<JobSearchState>) =>
    navigate(
      `${paths.jobs}?${writeSearch({ ...emptySearch, sort: part.q ? 'relevance' : emptySearch.sort, ...part })}`,
    );
  return (
    <Chips label={t('search.quick')}>
      {roles.slice(0, QUICK_ROLES).map(({ key, text, role }) => (
        <Chip key={key} picture={<TradeIcon role={role} size={24} />} onClick={() => go({ q: text })}>
          {text}
        </Chip>
      ))}
      {places.slice(0, QUICK_PLACES).map(({ key, text }) => (
        <Chip key={key} picture={<Icon name="map-pin" />} onClick={() => go({ location: key })}>
          {text}
        </Chip>
      ))}
    </Chips>
  );
}
