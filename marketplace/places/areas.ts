// Areas and industrial estates of the larger cities, loaded at the first call. Data: areas.json (GeoNames; see
// ATTRIBUTION.md).
import { stateName } from '#contracts/lists.ts';
import { normaliseText } from './normalise.ts';

export interface Area {
  name: string;
  /** The city that the area belongs to, as stored in jobs. */
  city: string;
  /** The English name of the state. */
  state: string;
  lat: number;
  lng: number;
  /** Other spellings, and names in other scripts. */
  others: readonly string[];
}

let areas: Promise<readonly Area[]> | undefined;
let named: Promise<ReadonlyMap<string, readonly NamedArea[]>> | undefined;

/** An area and one of its names. The name is normalised and enclosed in spaces. */
interface NamedArea {
  area: Area;
  name: string;
}

async function read(): Promise<readonly Area[]> {
  const { default: file } = await import('./areas.json', { with: { type: 'json' } });
  return file.cities.flatMap((ofCity) => {
    const [head = '', ...rows] = ofCity;
    const [city = '', code = ''] = head.split('|');
    const state = stateName(code) ?? '';
    return rows.map((row) => {
      const [name = '', lat, lng, others = ''] = row.split('|');
      return { name, city, state, lat: Number(lat), lng: Number(lng), others: others.split(';').filter(Boolean) };
    });
  });
}

/** Returns all areas, those of the largest city first. */
export function allAreas(): Promise<readonly Area[]> {
  areas ??= read();
  return areas;
}

/** Minimum number of characters of a search for areas. Too many names start with a shorter text. */
const SHORTEST = 3;

/**
 * Returns at most `max` areas of the cities of a state (English name or code), those of the largest city first. A word
 * of a name must start with `q`.
 */
export async function listAreas(state: string, q: string, max: number): Promise<Area[]> {
  const wanted = normaliseText(q);
  if (wanted.length < SHORTEST || max < 1) return [];
  const inState = stateName(state);
  const all = [...(await namedAreas()).values()].flat();
  const found = all.filter(({ area, name }) => area.state === inState && name.includes(` ${wanted}`));
  return [...new Set(found.map(({ area }) => area))].slice(0, max);
}

const cityKey = (city: string, state: string) => `${city}|${state}`;

async function nameAreas(): Promise<ReadonlyMap<string, readonly NamedArea[]>> {
  const cities = new Map<string, NamedArea[]>();
  for (const area of await allAreas()) {
    const ofCity = cities.get(cityKey(area.city, area.state)) ?? [];
    for (const name of [area.name, ...area.others]) ofCity.push({ area, name: ` ${normaliseText(name)} ` });
    cities.set(cityKey(area.city, area.state), ofCity);
  }
  return cities;
}

/** Returns the areas with their normalised names, by city. */
function namedAreas(): Promise<ReadonlyMap<string, readonly NamedArea[]>> {
  named ??= nameAreas();
  return named;
}

/**
 * Returns the area of a city (by the main name of the city) whose name occurs in an address as whole words. If several
 * names occur, returns the area with the longest name; null if no name occurs.
 */
export async function areaOfAddress(
  address: string,
  { name: city, state }: { name: string; state: string },
): Promise<Area | null> {
  const ofCity = (await namedAreas()).get(cityKey(city, state)) ?? [];
  const text = ofCity.length > 0 ? ` ${normaliseText(address)} ` : '';
  let best: NamedArea | null = null;
  for (const one of ofCity) if (text.includes(one.name) && one.name.length > (best?.name.length ?? 0)) best = one;
  return best?.area ?? null;
}
