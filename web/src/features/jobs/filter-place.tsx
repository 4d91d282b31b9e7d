// The filters for state and town, as native selects. The select for the town lists only the largest towns of the state.
// Users find jobs in a smaller town with the search box.
import { useQuery } from '@tanstack/react-query';
import { states } from '#contracts/lists.ts';
import { keyOf } from '../../http/query-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SelectField } from '../../kit/form/field.tsx';
import { usePlaceNames } from '../../parts/places/place.ts';
import { loadCalls } from './load-calls.ts';
import type { JobSearchState } from './search-params.ts';

const TOWNS = 50;

export interface FiltersProps {
  search: JobSearchState;
  onChange: (change: Partial<JobSearchState>) => void;
}

function useTowns(state: string | null) {
  return useQuery({
    queryKey: keyOf('jobs', 'listCities', { state, largest: TOWNS }),
    queryFn: async ({ signal }) => (await loadCalls()).largestTowns(state ?? '', TOWNS, signal),
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
        // If a state was chosen before, also remove the town. The town is in the previous state, so no job would match
        // both the town and the new state.
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
