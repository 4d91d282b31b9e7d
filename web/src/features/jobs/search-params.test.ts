// A search survives the address bar, and nonsense in the address is left out.
import { describe, expect, it } from 'vitest';
import { countFilters, emptySearch, readSearch, writeSearch } from './search-params.ts';

describe('a search in the address', () => {
  it('is the same after writing and reading', () => {
    const search = readSearch(
      new URLSearchParams(
        'q=mason&location=Pune&role=mason&state=MH&job_type=daily_wage&languages=hi,mr&sort=salary&page=3',
      ),
    );
    expect(readSearch(writeSearch(search))).toEqual(search);
    expect(search.state).toBe('Maharashtra');
    expect(countFilters(search)).toBe(5);
  });

  it('is empty for an empty address and writes nothing', () => {
    expect(readSearch(new URLSearchParams())).toEqual(emptySearch);
    expect(writeSearch(emptySearch).toString()).toBe('');
  });

  it('leaves out what makes no sense', () => {
    const search = readSearch(new URLSearchParams('role=wizard&state=Atlantis&job_type=x&languages=xx&sort=y&page=-1'));
    expect(search).toEqual(emptySearch);
  });

  it('shows the best match first where there are words', () => {
    expect(readSearch(new URLSearchParams('q=mason')).sort).toBe('relevance');
  });
});
