// @vitest-environment happy-dom
// Tests that the browser stores the last five different searches, newest first.
import { beforeEach, describe, expect, it } from 'vitest';
import { readRecent, saveRecentSearch, wordsOf } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

describe('Recent searches', () => {
  it('readRecent returns the last five searches, newest first', () => {
    for (let number = 1; number <= 7; number += 1) saveRecentSearch({ q: `work ${number}`, location: '' }, number);
    expect(readRecent().map((search) => search.query)).toEqual(['work 7', 'work 6', 'work 5', 'work 4', 'work 3']);
  });

  it('saveRecentSearch stores equal searches once, regardless of case and spaces', () => {
    saveRecentSearch({ q: 'Mason', location: 'Pune' }, 1);
    saveRecentSearch({ q: 'painter', location: 'Pune' }, 2);
    saveRecentSearch({ q: '  mason ', location: 'PUNE' }, 3);
    expect(readRecent()).toHaveLength(2);
    expect(readRecent()[0]?.timestamp).toBe(3);
  });

  it('saveRecentSearch stores a dash for an empty field', () => {
    const [search] = saveRecentSearch({ q: '', location: 'Pune' }, 1);
    expect(search).toEqual({ query: '-', location: 'Pune', timestamp: 1 });
    expect(search && wordsOf(search)).toEqual({ q: '', location: 'Pune' });
  });

  it('readRecent returns an empty list if the stored value is invalid', () => {
    localStorage.setItem('recentSearches', '{"half":');
    expect(readRecent()).toEqual([]);
    localStorage.setItem('recentSearches', '[{"query":1}]');
    expect(readRecent()).toEqual([]);
  });
});
