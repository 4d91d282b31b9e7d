// The first popular trades and places as chips: one tap and the list is there.
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { Chip, Chips } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { usePlaceNames } from '../../ui/place.ts';
import { TradeIcon } from '../../ui/trade-icon.tsx';
import { popularPlaces, popularRoles, QUICK_PLACES, QUICK_ROLES } from './popular.ts';
import { emptySearch, type JobSearchState, writeSearch } from './search-params.ts';

export function QuickSearches() {
  const { t } = useTranslation('jobs');
  const { cityText } = usePlaceNames();
  const navigate = useNavigate();
  const go = (part: Partial<JobSearchState>) =>
    navigate(
      `${paths.jobs}?${writeSearch({ ...emptySearch, sort: part.q ? 'relevance' : emptySearch.sort, ...part })}`,
    );
  return (
    <Chips label={t('search.quick')}>
      {popularRoles.slice(0, QUICK_ROLES).map(({ key, role }) => (
        <Chip key={key} picture={<TradeIcon role={role} size={24} />} onClick={() => go({ q: t(`popular.${key}`) })}>
          {t(`popular.${key}`)}
        </Chip>
      ))}
      {popularPlaces.slice(0, QUICK_PLACES).map((name) => (
        <Chip key={name} picture={<Icon name="map-pin" />} onClick={() => go({ location: name })}>
          {cityText(name)}
        </Chip>
      ))}
    </Chips>
  );
}
