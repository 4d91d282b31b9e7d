// The suggestions of the two search fields, filtered by the typed text.

import type { RoleSlug } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePlaceNames } from '../../parts/places/place.ts';
import { MAX_SUGGESTIONS, usePopular } from './popular.ts';
import { type RecentSearch, wordsOf } from './recent-searches.ts';
import type { SearchWords } from './search-words.ts';

export interface Suggestion {
  key: string;
  text: string;
  group: 'recent' | 'popular';
  role: RoleSlug | null;
  words: Partial<SearchWords>;
  /**
   * True for a recent search: picking it starts the search. False for a popular word: picking it only fills its field.
   */
  complete: boolean;
}

/** True if the text contains the typed text, ignoring case. */
export function holds(text: string, typed: string): boolean {
  return text.toLocaleLowerCase('en-IN').includes(typed.trim().toLocaleLowerCase('en-IN'));
}

/**
 * Returns the suggestions for a field that contain the typed text: first the recent searches, then the popular words. A
 * popular word also matches by its English name.
 */
export function useSuggestions(field: 'q' | 'location', typed: string, recent: readonly RecentSearch[]): Suggestion[] {
  const { t } = useTranslation('jobs');
  const { cityText } = usePlaceNames();
  const popular = usePopular();
  const any = t('search.any');
  const searched = recent.map((search): Suggestion => {
    const words = wordsOf(search);
    const text = `${words.q || any} · ${words.location ? cityText(words.location) : any}`;
    return { key: `recent-${search.timestamp}`, text, group: 'recent', role: null, words, complete: true };
  });
  const words = field === 'q' ? popular.roles : popular.places;
  // Many users type Latin letters although they read another script, so the English word matches too.
  const matching = words.filter(({ text, key }) => holds(text, typed) || holds(key, typed));
  const looked = matching.slice(0, MAX_SUGGESTIONS).map(({ key, text, role }): Suggestion => {
    return { key: `popular-${key}`, text, group: 'popular', role, words: { [field]: text }, complete: false };
  });
  return [...searched.filter(({ text }) => holds(text, typed)), ...looked];
}
