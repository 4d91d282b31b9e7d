// The suggestions of the two search fields, filtered by the typed text.

import { useTranslation } from '../../i18n/use-translation.ts';
import { usePlaceNames } from '../../parts/places/place.ts';
import { MAX_SUGGESTIONS, usePopular } from './popular.ts';
import { type RecentSearch, wordsOf } from './recent-searches.ts';
import type { Suggestion } from './suggestion.ts';

/** True if the text contains the typed text, ignoring case. */
export function holds(text: string, typed: string): boolean {
  return text.toLocaleLowerCase('en-IN').includes(typed.trim().toLocaleLowerCase('en-IN'));
}

interface Asked {
  field: 'q' | 'location';
  typed: string;
  /** The recent searches, which come first. */
  recent: readonly RecentSearch[];
  /** The server's suggestions for the typed words; empty until the server responds. */
  found: readonly Suggestion[];
}

/**
 * Returns the suggestions for a field. First come the recent searches that contain the typed words. Then come the
 * server's suggestions. If the server has no suggestions, the popular words that contain the typed words come instead.
 */
export function useSuggestions({ field, typed, recent, found }: Asked): Suggestion[] {
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
  // Many users read another script but type Latin letters, so the typed letters are also searched in the English word.
  const matching = words.filter(({ text, key }) => holds(text, typed) || holds(key, typed));
  const looked = matching.slice(0, MAX_SUGGESTIONS).map(({ key, text, role }): Suggestion => {
    return { key: `popular-${key}`, text, group: 'popular', role, words: { [field]: text }, complete: false };
  });
  return [...searched.filter(({ text }) => holds(text, typed)), ...(found[0] ? found : looked)];
}
