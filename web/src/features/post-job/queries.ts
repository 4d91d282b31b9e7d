// Posting a job, and the places of a state for the city field.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Request } from '#contracts/http.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { call } from '../../http/call.ts';
import { useLanguage } from '../../i18n/use-language.ts';

export function usePostJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Request<typeof jobEndpoints.postJob>['body']) => call(jobEndpoints.postJob, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['jobs'] }),
  });
}

export interface City {
  /** As it is stored. */
  name: string;
  /** As the reader calls it. */
  shown: string;
  district: string | null;
}

/** Places of a state, the largest first; none until a state is chosen. */
export function useCities(state: string): readonly City[] {
  const { language } = useLanguage();
  const { data } = useQuery({
    queryKey: ['places', state],
    queryFn: ({ signal }) => call(jobEndpoints.listCities, { query: { state, limit: 50 }, signal }),
    enabled: state !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (data?.cities ?? []).map(({ name, district, names }) => ({ name, district, shown: names[language] ?? name }));
}
