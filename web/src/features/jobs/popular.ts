// Popular searches, which a search field suggests before the user types anything (D25).
import { useQuery } from '@tanstack/react-query';
import { isRole } from '#contracts/lists.ts';
import type { RoleSlug } from '#contracts/reference.ts';
import type { KeyAfter } from '#locales/topics/text-key.ts';
import { keyOf } from '../../http/query-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePlaceNames } from '../../parts/places/place.ts';
import { loadCalls } from './load-calls.ts';

/**
 * Popular search words that are not the name of a trade. Each has the key of its translation in the topic `jobs`, and a
 * trade whose picture is shown beside the word.
 */
const knownWords: Partial<Record<string, { key: KeyAfter<'jobs', 'popular.'>; role: RoleSlug }>> = {
  'construction worker': { key: 'construction_worker', role: 'helper' },
  labor: { key: 'labourer', role: 'loader' },
  labour: { key: 'labourer', role: 'loader' },
  labourer: { key: 'labourer', role: 'loader' },
};

/** The suggestions that are shown until the server responds, and if the request fails. */
const usual = {
  roles: ['construction worker', 'electrician', 'plumber', 'mason', 'painter', 'carpenter', 'labor'],
  locations: ['Delhi', 'Mumbai', 'Bengaluru', 'Chennai', 'Hyderabad', 'Kolkata', 'Pune'],
};

export const QUICK_ROLES = 3;
export const QUICK_PLACES = 2;
export const MAX_SUGGESTIONS = 5;

export interface PopularWord {
  /** The search term; for a place, its English name, which the server stores. */
  key: string;
  /** The name of the trade or place in the user's language. */
  text: string;
  role: RoleSlug | null;
}

export const popularKey = keyOf('jobs', 'popularSearches');

/** Returns the popular trades and places with their names in the user's language, most popular first. */
export function usePopular(): { roles: readonly PopularWord[]; places: readonly PopularWord[] } {
  const { t } = useTranslation(['jobs', 'reference']);
  const { cityText } = usePlaceNames();
  const { data = usual } = useQuery({
    queryKey: popularKey,
    queryFn: async ({ signal }) => (await loadCalls()).popularSearches(signal),
    staleTime: 60 * 60_000,
    retry: false,
  });
  const roleWord = (key: string): PopularWord => {
    const word = key.toLowerCase();
    const known = knownWords[word];
    if (known) return { key, role: known.role, text: t(`jobs:popular.${known.key}`) };
    return isRole(word) ? { key, role: word, text: t(`reference:role.${word}`) } : { key, role: null, text: key };
  };
  const placeName = (name: string) => (name === 'Bangalore' ? 'Bengaluru' : name);
  return {
    roles: data.roles.map(roleWord),
    places: data.locations.map((name) => ({ key: placeName(name), role: null, text: cityText(placeName(name)) })),
  };
}
