// Suggestions for a city field: places of the chosen state, as the reader calls them. The server knows a place by any of its names.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { jobEndpoints } from '#contracts/jobs.ts';
import { call } from '../http/call.ts';
import { useLanguage } from '../i18n/use-language.ts';

const MOST = 20;

function useCities(state: string, typed: string) {
  const q = useDeferredValue(typed.trim());
  return useQuery({
    queryKey: ['cities', state, q],
    queryFn: ({ signal }) => call(jobEndpoints.listCities, { query: { state, q, limit: MOST }, signal }),
    enabled: state !== '',
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    select: (answer) => answer.cities,
  });
}

interface CitySuggestionsProps {
  /** The id that the field names as its `list`. */
  id: string;
  state: string;
  typed: string;
}

/** A datalist; what is not in it may be typed all the same. */
export function CitySuggestions({ id, state, typed }: CitySuggestionsProps) {
  const { language } = useLanguage();
  const { data } = useCities(state, typed);
  return (
    <datalist id={id}>
      {data?.map(({ name, names, district }) => (
        <option key={`${name} ${district}`} value={names[language] ?? name} label={district ?? undefined} />
      ))}
    </datalist>
  );
}
