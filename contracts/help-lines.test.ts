import { describe, expect, it } from 'vitest';
import { helpLinesOn } from './help-lines.ts';

const line = (checked: string) => ({ name: 'Line', number: '12345', source: 'example.org', checked });

describe('help lines', () => {
  it('A help line is shown up to 365 days after its last check', () => {
    const known = [line('2026-11-27'), line('2025-11-27'), line('2025-11-26')];
    expect(helpLinesOn('2026-11-27', known)).toEqual(known.slice(0, 2));
  });

  it('Every help line of the project has a name, a number, a source and a day', () => {
    for (const { number, source } of helpLinesOn('2021-09-01')) {
      expect(number).toMatch(/^[\d ]{5,14}$/);
      expect(source).not.toBe('');
    }
    expect(helpLinesOn('2021-09-01').length).toBeGreaterThan(0);
  });
});
