// State and town as native selects with the largest towns of the state. Smaller towns are typed into the search.
import { useQuery } from '@tanstack/react-query';
import { states } from '#contracts/lists.ts';
import { later } from '../../http/later.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SelectField } from '../../ui/field.tsx';
import { usePlaceNames } from '../../ui/place.ts';
import type { JobSearchState } from './search-params.ts';

const TOWNS = 50;

/** The props of every filter. */
export interface FiltersProps {
  search: JobSearchState;
  onChange: (change: Partial<JobSearchState>) => void;
}

function useTowns(state: string | null) {
  return useQuery({
    queryKey: ['cities', state, 'largest'],
    queryFn: async ({ signal }) => (await later(() => import('./calls.ts'))).largestTowns(state ?? '', TOWNS, signal),
    enabled: state !== null,
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ cities }) => [...new Set(cities.map(({ name }) => name))],
  });
}

export function FilterPlace({ search, onChange }: FiltersProps) {
  const { t } = useTranslation(['jobs', 'reference']);
  const { cityText } = usePlaceNames();
  const { data: towns = [] } = useTowns(search.state);
  const { state, location } = search;
  const offered = location === '' || towns.includes(location) ? towns : [location, ...towns];
  return (
    <>
      <SelectField
        label={t('jobs:filter.state')}
        value={state ?? ''}
        // A town of another state would give no results.
        onChange={(event) => onChange({ state: event.target.value || null, ...(state && { location: '' }) })}
      >
        <option value="">{t('jobs:filter.any_state')}</option>
        {states.map(({ code, name }) => (
          <option key={code} value={name}>
            {t(`reference:state.${code}`)}
          </option>
        ))}
      </SelectField>
      {state && (
        <SelectField
          label={t('jobs:filter.city')}
          value={location}
          onChange={(event) => onChange({ location: event.target.value })}
        >
          <option value="">{t('jobs:filter.any_city')}</option>
          {offered.map((name) => (
            <option key={name} value={name}>
              {cityText(name)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
