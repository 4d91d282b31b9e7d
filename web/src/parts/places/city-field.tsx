// Field for a city or town. Suggests the largest places of the state. Finds a place by any of its names, and a city
// also by the name of an area in the city. The user may enter a name that is not in the list.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useDeferredValue, useState } from 'react';
import { jobEndpoints } from '#contracts/jobs.ts';
import { stateName } from '#contracts/lists.ts';
import { call } from '../../http/call.ts';
import { keyOf } from '../../http/query-keys.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { ComboField } from '../combobox/combo-field.tsx';
import { usePlaceNames } from './place.ts';

const MAX_CITIES = 20;
const LONGEST = 80;

function useCities(state: string, typed: string) {
  const q = useDeferredValue(typed.trim());
  return useQuery({
    queryKey: keyOf('jobs', 'listCities', { state, q }),
    queryFn: ({ signal }) => call(jobEndpoints.listCities, { query: { state, q, limit: MAX_CITIES }, signal }),
    enabled: stateName(state) !== null,
    staleTime: Number.POSITIVE_INFINITY,
    // While results load, the list shows the previous results, but never the results of another state.
    placeholderData: (before, query) => (query?.queryKey[2]?.state === state ? before : undefined),
  });
}

/**
 * Content below the list, or instead of the list: loading, an error, no results, or a request to choose the state
 * first.
 */
function Foot({ state, cities }: { state: string; cities: ReturnType<typeof useCities> }): ReactNode {
  const { t } = useTranslation('place-picker');
  if (stateName(state) === null) return <p className="combo__foot">{t('state_first')}</p>;
  if (cities.isError)
    return (
      <div className="combo__foot" role="alert">
        <p>{t('failed')}</p>
        <Button icon="refresh" busy={cities.isFetching} onClick={() => void cities.refetch()}>
          {t('common:try_again')}
        </Button>
      </div>
    );
  if (cities.isPending)
    return (
      <div className="combo__foot">
        <Skeleton words={t('common:loading')}>
          <SkeletonLine width="half" />
          <SkeletonLine width="third" />
          <SkeletonLine width="half" />
        </Skeleton>
      </div>
    );
  return (
    cities.data.cities.length + (cities.data.areas?.length ?? 0) === 0 && <p className="combo__foot">{t('no_city')}</p>
  );
}

export interface CityFieldProps {
  /** The English name of the state whose places are suggested. */
  state: string;
  /** The name of the place; in English if it was chosen from the list. */
  value: string;
  error?: string | undefined;
  required?: boolean | undefined;
  optional?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  onChange: (city: string) => void;
  /** Called after `onChange` if the user chose an area of the city. */
  onArea?: ((area: string) => void) | undefined;
}

export function CityField({
  state,
  value,
  error,
  required,
  optional,
  disabled,
  ref,
  onChange,
  onArea,
}: CityFieldProps) {
  const { t } = useTranslation('place-picker');
  const { cityText } = usePlaceNames();
  const { language } = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const cities = useCities(state, typed ?? '');
  const { cities: towns = [], areas = [] } = cities.data ?? {};
  const options = [
    ...towns.map(({ name, names, district }) => ({
      key: `${name} ${district}`,
      name,
      area: null,
      text: names[language] ?? cityText(name),
      note: district === name || district === null ? null : cityText(district),
    })),
    // Choosing an area chooses its city, because jobs and workers are located by city.
    ...areas.map(({ name, city }) => ({
      key: `${name}, ${city}`,
      name: city,
      area: name,
      text: name,
      note: cityText(city),
    })),
  ];
  return (
    <ComboField
      icon="map-pin"
      name="city"
      autoComplete="address-level2"
      maxLength={LONGEST}
      label={t('place-picker:city')}
      placeholder={disabled ? undefined : t('place-picker:city_hint')}
      error={error}
      required={required}
      optional={optional}
      disabled={disabled}
      ref={ref}
      shown={value && cityText(value)}
      typed={typed}
      options={options}
      count={t('place-picker:found', { count: options.length })}
      foot={<Foot state={state} cities={cities} />}
      onType={(text) => {
        setTyped(text);
        if (text !== null) onChange(text);
      }}
      onPick={({ name, area }) => {
        onChange(name);
        if (area !== null) onArea?.(area);
      }}
    />
  );
}
