// Tests that a search without text is not sent, and that all invisible characters count as blank.
import { describe, expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

describe('Words of a search', () => {
  it('searchWords returns null without a job and a place', () => {
    expect(searchWords({ q: '', location: '' })).toBeNull();
    expect(searchWords({ q: '   ', location: '\t' })).toBeNull();
  });

  it('searchWords treats invisible characters as blank', () => {
    expect(searchWords({ q: '\u200B\u3164\u2800', location: '\uFEFF\u00A0' })).toBeNull();
  });

  it('searchWords removes blanks at the ends and keeps those inside', () => {
    expect(searchWords({ q: ' \u00A0AC technician\u200B ', location: '' })).toEqual({
      q: 'AC technician',
      location: '',
    });
    expect(searchWords({ q: '', location: ' पुणे ' })).toEqual({ q: '', location: 'पुणे' });
  });
});
