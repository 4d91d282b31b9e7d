// An empty search is not sent; blanks of any kind count as empty.
import { describe, expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

describe('the words of a search', () => {
  it('need a job or a place', () => {
    expect(searchWords({ q: '', location: '' })).toBeNull();
    expect(searchWords({ q: '   ', location: '\t' })).toBeNull();
  });

  it('are blank when only invisible signs were typed', () => {
    expect(searchWords({ q: '\u200B\u3164\u2800', location: '\uFEFF\u00A0' })).toBeNull();
  });

  it('lose the blanks around them and keep those inside', () => {
    expect(searchWords({ q: ' \u00A0AC technician\u200B ', location: '' })).toEqual({
      q: 'AC technician',
      location: '',
    });
    expect(searchWords({ q: '', location: ' पुणे ' })).toEqual({ q: '', location: 'पुणे' });
  });
});
