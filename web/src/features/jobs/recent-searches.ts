// The last five distinct searches, newest first, stored only in this browser (D54).
import { useState } from 'react';
import { readStored, removeStored, store } from '../../kit/storage/browser-store.ts';
import { isObject } from '../../kit/storage/stored-object.ts';
import type { SearchWords } from './search-words.ts';

const MAX_RECENT_SEARCHES = 5;
const ANY = '-';

export interface RecentSearch {
  query: string;
  location: string;
  timestamp: number;
}

const isRecent = (value: unknown): value is RecentSearch =>
  isObject(value) &&
  typeof value.query === 'string' &&
  typeof value.location === 'string' &&
  typeof value.timestamp === 'number';

const same = (text: string) => text.normalize('NFC').trim().toLocaleLowerCase('en-IN').replace(/\s+/gu, ' ');
const pairOf = (search: RecentSearch) => `${same(search.query)}\n${same(search.location)}`;

/** Returns the stored searches; empty if they cannot be read. */
export function readRecent(): RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(readStored('recentSearches') ?? '[]');
    return Array.isArray(kept) && kept.every(isRecent) ? kept.slice(0, MAX_RECENT_SEARCHES) : [];
  } catch {
    return [];
  }
}

/** Adds a search as the newest. Removes an equal older search. Returns the stored searches. */
export function saveRecentSearch(words: SearchWords, now = Date.now()): RecentSearch[] {
  const search = { query: words.q || ANY, location: words.location || ANY, timestamp: now };
  const others = readRecent().filter((other) => pairOf(other) !== pairOf(search));
  const recent = [search, ...others].slice(0, MAX_RECENT_SEARCHES);
  store('recentSearches', JSON.stringify(recent));
  return recent;
}

/** Returns the search terms of a stored search. A stored `-` means that the field was empty. */
export function wordsOf(search: RecentSearch): SearchWords {
  const bare = (text: string) => (text === ANY ? '' : text);
  return { q: bare(search.query), location: bare(search.location) };
}

/** Returns the recent searches, and functions that add a search and delete all searches. */
export function useRecentSearches() {
  const [recent, setRecent] = useState(readRecent);
  return {
    recent,
    remember: (words: SearchWords) => setRecent(saveRecentSearch(words)),
    clear: () => {
      removeStored('recentSearches');
      setRecent([]);
    },
  };
}
