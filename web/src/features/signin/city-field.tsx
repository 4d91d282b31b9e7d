// A city with suggestions of the chosen state; what is not among them may be typed all the same.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId } from 'react';
import { jobEndpoints } from '#contracts/jobs.ts';
import { call } from '../../http/call.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { TextField } from '../../ui/field.tsx';

function useCities(state: string, typed: string) {
  const q = useDeferredValue(typed.trim());
  return useQuery({
    queryKey: ['cities', state, q],
    queryFn: ({ signal }) => call(jobEndpoints.listCities, { query: { state, q, limit: 20 }, signal }),
    enabled: state !== '',
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    select: (answer) => answer.cities,
  });
}

interface CityFieldProps {
  label: string;
  error: string | undefined;
  state: string;
  value: string;
  onChange: (city: string) => void;
}

export function CityField({ label, error, state, value, onChange }: CityFieldProps) {
  const list = useId();
  const { language } = useLanguage();
  const { data } = useCities(state, value);
  return (
    <>
      <TextField
        label={label}
        error={error}
        list={list}
        autoComplete="address-level2"
        name="city"
        maxLength={80}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {data?.map((city) => (
          <option key={city.name} value={city.name}>
            {city.names[language] ?? city.names.hi}
          </option>
        ))}
      </datalist>
    </>
  );
}
