// Tests the plan of a slice: every register (file that lists all slices) has a place for the entries of a new slice,
// and the name of an existing slice is refused.
import { describe, expect, it } from 'vitest';
import { readName } from './names.ts';
import { planSlice, registers } from './plan.ts';

describe('The plan of a slice', () => {
  it('Every register has a place for the entries of a new slice', () => {
    const { added, changed } = planSlice(readName('open-days'));
    expect([...changed.keys()]).toEqual(registers.map(({ file }) => file));
    for (const [file, text] of added) expect(text, file).not.toMatch(/\[\[\w+\]\]|NUMBER|[Ss]ample.?[Tt]hing/);
  });

  it('A translated text contains the mark of its open decision, and the English text does not', () => {
    const { added } = planSlice(readName('open-days'));
    expect(added.get('locales/ta/open-days.json')).toContain('"title": "DECIDE open-days/texts: Open days"');
    expect(added.get('locales/en/open-days.json')).toContain('"title": "Open days"');
  });

  it('The name of a slice or of a table is refused', () => {
    expect(() => planSlice(readName('ratings'))).toThrow('The slice ratings exists already: marketplace/ratings');
    expect(() => planSlice(readName('job-views'))).toThrow('The table job_views exists already: migrations/');
  });
});
