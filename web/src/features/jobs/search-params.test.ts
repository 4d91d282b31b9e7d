// Tests that a search survives the conversion to URL parameters and back, and that invalid parameters are ignored.
import { describe, expect, it } from 'vitest';
import { countFilters, emptySearch, readSearch, writeSearch } from './search-params.ts';

describe('Search parameters of the URL', () => {
  it('readSearch restores what writeSearch wrote', () => {
    const search = readSearch(
      new URLSearchParams(
        'q=mason&location=Pune&role=mason&state=MH&job_type=daily_wage&languages=hi,mr&sort=salary&page=3',
      ),
    );
    expect(readSearch(writeSearch(search))).toEqual(search);
    expect(search.state).toBe('Maharashtra');
    expect(countFilters(search)).toBe(5);
  });

  it('readSearch of an empty URL is the empty search, and writeSearch writes nothing for it', () => {
    expect(readSearch(new URLSearchParams())).toEqual(emptySearch);
    expect(writeSearch(emptySearch).toString()).toBe('');
  });

  it('readSearch ignores invalid values', () => {
    const search = readSearch(new URLSearchParams('role=wizard&state=Atlantis&job_type=x&languages=xx&sort=y&page=-1'));
    expect(search).toEqual(emptySearch);
  });

  it('readSearch sorts by relevance if the search has words', () => {
    expect(readSearch(new URLSearchParams('q=mason')).sort).toBe('relevance');
  });
});
