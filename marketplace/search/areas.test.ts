// Tests that searches find areas and industrial estates of cities in every script, and that ordinary words and names of
// trades are not read as areas.
import { describe, expect, it } from 'vitest';
import { allAreas } from '../places/areas.ts';
import { findPlace } from '../places/places.ts';
import { readQuery } from './query.ts';
import { rawWords, tokenOf } from './tokens.ts';
import { readTrades, tradeSpans } from './trades.ts';

const placeOf = async (q: string, location?: string) => {
  const { places, roles, rest } = await readQuery(q, location);
  return {
    places: places.map(({ area, city }) => area ?? city),
    role: roles[0] ?? null,
    rest: rest.map(({ word }) => word),
  };
};

describe('Areas of cities', () => {
  it('There are at least 1,500 areas, each near its city', async () => {
    const areas = await allAreas();
    expect(areas.length).toBeGreaterThan(1500);
    for (const { city, state, lat, lng } of areas) {
      const place = await findPlace(city, state);
      expect(Math.hypot((place?.lat ?? 0) - lat, (place?.lng ?? 0) - lng), city).toBeLessThan(0.5);
    }
  });

  it.each([
    ['helper okhla', 'Okhla', 'helper'],
    ['guard andheri', 'Andheri', 'guard'],
    ['peenya helper', 'Peenya', 'helper'],
    ['whitefield me driver', 'Whitefield', 'driver'],
    ['ओखला में हेल्पर', 'Okhla', 'helper'],
    ['अंधेरी ड्राइवर', 'Andheri', 'driver'],
    ['పీన్యా డ్రైవర్', 'Peenya', 'driver'],
    ['வேளச்சேரி டிரைவர்', 'Velachery', 'driver'],
    ['ওখলা ড্রাইভার', 'Okhla', 'driver'],
    ['cook electronic city', 'Electronic City', 'cook'],
  ])('The search “%s” names the area %s', async (q, area, role) => {
    expect(await placeOf(q)).toEqual({ places: [area], role, rest: [] });
  });

  it('The location field names an area, also with its city, and measures from the area', async () => {
    expect((await placeOf('driver', 'Hinjewadi, Pune')).places).toEqual(['Hinjewadi']);
    const { places } = await readQuery('driver', 'Whitefield');
    expect(places[0]).toMatchObject({
      kind: 'area',
      city: 'Bengaluru',
      lat: expect.closeTo(12.97, 1),
      lng: expect.closeTo(77.75, 1),
    });
  });

  it('An area of several cities means the one in the named city', async () => {
    const { places } = await readQuery('driver Malviya Nagar Jaipur');
    expect(places).toMatchObject([{ area: 'Malviya Nagar', city: 'Jaipur' }]);
    const { places: several } = await readQuery('driver Malviya Nagar');
    expect(several.map(({ city }) => city).slice(0, 2)).toEqual(['Delhi', 'Jaipur']);
  });

  it('An area is never the name of a trade', async () => {
    await readTrades();
    const whole = (name: string) => {
      const tokens = rawWords(name).map(tokenOf);
      return tradeSpans(tokens, 'exact').some(({ length }) => length === tokens.length);
    };
    const names = [...new Set((await allAreas()).map(({ name }) => name))].filter((name) => name !== 'Baner');
    expect(names.filter(whole)).toEqual([]);
  });

  it.each(['ganesh traders', 'banner printing', 'kharadi', 'mandi me kaam', 'raju tailor'])(
    'The search “%s” names no area',
    async (q) => {
      const { places } = await readQuery(q);
      expect(places.filter(({ kind }) => kind === 'area')).toEqual([]);
    },
  );
});
