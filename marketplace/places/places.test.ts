// Tests the gazetteer of places.
import { describe, expect, it } from 'vitest';
import { states } from '#contracts/lists.ts';
import { findPlace, listCities } from './places.ts';

describe('City suggestions', () => {
  it('The suggestions for a state start with its largest cities', async () => {
    const names = (await listCities('Maharashtra', '', 4)).map(({ name }) => name);
    expect(names).toEqual(['Mumbai', 'Pune', 'Nagpur', 'Thane']);
  });

  it('The gazetteer has places in all 36 states and union territories', async () => {
    const empty = [];
    for (const { code, name } of states) {
      const ofState = await listCities(code, '', 3);
      if (ofState.length === 0 || ofState.some((place) => place.state !== name)) empty.push(name);
    }
    expect(empty).toEqual([]);
  });

  it.each([
    ['Karnataka', 'beng', 'Bengaluru'],
    ['KA', 'bangal', 'Bengaluru'],
    ['Karnataka', 'बेंग', 'Bengaluru'],
    ['Tamil Nadu', 'சென்', 'Chennai'],
    ['Delhi', 'new del', 'New Delhi'],
    ['Haryana', 'gurgaon', 'Gurugram'],
  ])('Suggestions in %s for the input %s include %s', async (state, q, name) => {
    const found = await listCities(state, q, 10);
    expect(found.map((place) => place.name)).toContain(name);
  });

  it('The suggestions do not match within a word, in another state or in an unknown state', async () => {
    expect(await listCities('Maharashtra', 'umbai', 10)).toEqual([]);
    expect((await listCities('Bihar', 'mumbai', 10)).map(({ name }) => name)).toEqual([]);
    expect(await listCities('Atlantis', '', 10)).toEqual([]);
  });
});

describe('Finding one place', () => {
  it('A town is found by all its names', async () => {
    for (const name of ['Patna', 'patna', 'पटना', 'PATNA ']) {
      expect(await findPlace(name, 'Bihar')).toMatchObject({ name: 'Patna', state: 'Bihar', state_code: 'BR' });
    }
    expect((await findPlace('Allahabad', 'UP'))?.name).toBe('Prayagraj');
  });

  it('Aurangabad in Bihar and Aurangabad in Maharashtra are different places', async () => {
    expect((await findPlace('Aurangabad', 'Bihar'))?.state).toBe('Bihar');
    expect((await findPlace('Aurangabad', 'Maharashtra'))?.state).toBe('Maharashtra');
  });

  it('An unknown place is null', async () => {
    expect(await findPlace('Nowhere', 'Bihar')).toBeNull();
    expect(await findPlace('', 'Bihar')).toBeNull();
  });
});
