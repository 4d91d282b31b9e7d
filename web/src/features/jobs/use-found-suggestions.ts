// Asks the server for suggestions from the third typed letter on.
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { RoleSlug } from '#contracts/reference.ts';
import { localKey } from '../../http/query-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePlaceNames } from '../../parts/places/place.ts';
import { loadCalls } from './load-calls.ts';
import type { Suggestion } from './suggestion.ts';

/** The number of typed characters from which the server suggests words. */
const SHORTEST = 3;
/** The empty list. All renders share this object, because a new list would run the effects of its users again. */
const none: readonly Suggestion[] = [];

/**
 * Returns the server's suggestions: trades, places and job titles. The result is empty if fewer than `SHORTEST`
 * characters are typed, before the first response, and if the request fails. While the suggestions for further letters
 * load, the result contains the previous suggestions, so that the list does not flicker.
 */
export function useFoundSuggestions(field: 'q' | 'location', typed: string) {
  const { t, i18n } = useTranslation(['jobs', 'reference']);
  const { cityText, stateText } = usePlaceNames();
  const text = useDeferredValue(typed.trim());
  const enabled = text.length >= SHORTEST;
  const { language } = i18n;
  const reader = { language, roleText: (role: RoleSlug) => t(`reference:role.${role}`), cityText, stateText };
  const { data = none, isFetching } = useQuery({
    queryKey: localKey('search-suggestions', { field, text, language }),
    queryFn: async ({ signal }) => (await loadCalls()).suggestSearches({ text, field, reader }, signal),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: (before) => before,
  });
  return { found: enabled ? data : none, isFetching };
}
