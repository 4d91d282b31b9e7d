// Asks the server for suggestions from the third typed letter on.
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { RoleSlug } from '#contracts/reference.ts';
import { localKey } from '../../http/query-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePlaceNames } from '../../parts/places/place.ts';
import { loadCalls } from './load-calls.ts';
import type { Suggestion } from './suggestion.ts';

/** Minimum number of characters that the server completes. */
const SHORTEST = 3;
/** One list for all renders, so that effects do not run again. */
const none: readonly Suggestion[] = [];

/**
 * Returns the suggestions of the server: trades, places and job titles. Empty until it responds, if it fails, and for a
 * short text. While a longer text loads, the previous suggestions stay, so that the list does not flicker.
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
