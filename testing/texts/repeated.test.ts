// Tests the rule that several keys must not have the same English text.
import { describe, expect, it } from 'vitest';
import { englishTexts, repeatedTexts } from './repeated.ts';

const catalogue = (topics: Record<string, Record<string, string>>) =>
  new Map(Object.entries(topics).map(([topic, texts]) => [topic, new Map(Object.entries(texts))]));

describe('repeated English texts', () => {
  it('No English text has more keys than its limit, and every limit is as low as possible', () => {
    expect(repeatedTexts(englishTexts())).toEqual([]);
  });

  it('A new key with an existing text is reported with the keys that have the text', () => {
    const texts = catalogue({ common: { close: 'Close' }, jobs: { shut: 'Close' } });
    expect(repeatedTexts(texts, {})).toEqual(['“Close” has 2 keys, at most 1 allowed: common:close, jobs:shut']);
  });

  it('The forms of one counted key may have the same text', () => {
    expect(repeatedTexts(catalogue({ jobs: { left_one: 'Left', left_other: 'Left' } }), {})).toEqual([]);
  });

  it('A limit above the number of keys must be lowered', () => {
    expect(repeatedTexts(catalogue({ jobs: { close: 'Close' } }), { Close: 2 })).toEqual([
      '“Close” has 1 keys: lower its number in repeated-english.json from 2',
    ]);
  });
});
