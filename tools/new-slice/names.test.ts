// Tests the spellings of a slice's name and the names that are refused.
import { describe, expect, it } from 'vitest';
import { fillWith, readName, singularOf } from './names.ts';

describe('The name of a slice', () => {
  it.each([
    ['interviews', 'interview'],
    ['replies', 'reply'],
    ['boxes', 'box'],
    ['responses', 'response'],
    ['glass', null],
    ['people', null],
  ])('The singular of %s is %s', (plural, singular) => {
    expect(singularOf(plural)).toBe(singular);
  });

  it('A singular that no rule gives can be named', () => {
    expect(readName('people', 'person')).toEqual({ plural: 'people', singular: 'person' });
    expect(() => readName('people')).toThrow('--singular=WORD');
  });

  it.each([
    ['SkillTests', 'not in kebab-case'],
    ['../interviews', 'not in kebab-case'],
    ['interview', 'not a plural'],
    ['classes', 'keyword of TypeScript'],
    ['descriptions-of-very-long-lists', 'longer than 30 characters'],
  ])('The name %s is refused: it is %s', (plural, message) => {
    expect(() => readName(plural)).toThrow(message);
  });

  it('Every spelling of the placeholder becomes the same spelling of the name', () => {
    const fill = fillWith(readName('open-days'));
    const text = 'sample-things sample_thing sampleThings SampleThing SAMPLE_THINGS Sample things sample thing';
    expect(fill(text)).toBe('open-days open_day openDays OpenDay OPEN_DAYS Open days open day');
    expect(fill('a sample thing, listSampleThings, notifyOfSampleThing')).toBe(
      'an open day, listOpenDays, notifyOfOpenDay',
    );
  });

  it('A key that equals its value is written once', () => {
    const entry = "'sample-things': sampleThings";
    expect(fillWith(readName('visits'))(entry)).toBe('visits');
    expect(fillWith(readName('open-days'))(entry)).toBe("'open-days': openDays");
  });
});
