// Cities and towns of India by state, loaded at the first call. Data: places.json (GeoNames; see ATTRIBUTION.md).
import { stateName, states } from '#contracts/lists.ts';
import type { StateCode } from '#contracts/reference.ts';
import { aliasesOf } from './city-aliases.ts';
import { normaliseText } from './normalise.ts';

export interface Place {
  name: string;
  /** The English name of the state. */
  state: string;
  state_code: StateCode;
  lat: number;
  lng: number;
  /** Number of inhabitants; null if the data source has no number. */
  population: number | null;
  district: string | null;
  /** Language code → name of the place in the script of that language. */
  names: Record<string, string>;
}

interface Gazetteer {
  /** All places, sorted by population, largest first. */
  all: readonly Place[];
  /** English name of a state → its places, sorted by population, largest first. */
  byState: ReadonlyMap<string, readonly Place[]>;
  byName: ReadonlyMap<string, Place>;
}

let gazetteer: Promise<Gazetteer> | undefined;

const keyOf = (name: string, state: string) => `${normaliseText(name)}|${state}`;

function placeFrom(row: string): Place | null {
  const [name, code, lat, lng, population, district, names] = row.split('|');
  const state = states.find((known) => known.code === code);
  if (!name || !state) return null;
  return {
    name,
    state: state.name,
    state_code: state.code,
    lat: Number(lat),
    lng: Number(lng),
    population: Number(population) || null,
    district: district || null,
    names: Object.fromEntries(
      (names ?? '').split(';').flatMap((pair) => {
        const [language, local] = pair.split(':');
        return language && local ? [[language, local]] : [];
      }),
    ),
  };
}

async function read(): Promise<Gazetteer> {
  const { default: file } = await import('./places.json', { with: { type: 'json' } });
  const places = file.places.flatMap((row) => placeFrom(row) ?? []);
  const byState = new Map<string, Place[]>();
  const byName = new Map<string, Place>();
  for (const place of places) {
    const ofState = byState.get(place.state) ?? [];
    ofState.push(place);
    byState.set(place.state, ofState);
    byName.set(keyOf(place.name, place.state), place);
  }
  // Add other spellings last, so that an alias of one place does not hide another place whose main name is this alias.
  for (const place of places) {
    for (const other of [...aliasesOf(place.name), ...Object.values(place.names)]) {
      const key = keyOf(other, place.state);
      if (!byName.has(key)) byName.set(key, place);
    }
  }
  return { all: places, byState, byName };
}

function places(): Promise<Gazetteer> {
  gazetteer ??= read();
  return gazetteer;
}

/** Returns all places, largest first. */
export async function allPlaces(): Promise<readonly Place[]> {
  return (await places()).all;
}

const startsAWord = (name: string, wanted: string) => ` ${normaliseText(name)}`.includes(` ${wanted}`);

/**
 * Returns places of a state (English name or code), largest first. `q` matches the beginning of any word of any name.
 */
export async function listCities(state: string, q: string, limit: number): Promise<Place[]> {
  const { byState } = await places();
  const all = byState.get(stateName(state) ?? '') ?? [];
  const wanted = normaliseText(q);
  if (wanted === '') return all.slice(0, limit);
  const found: Place[] = [];
  for (const place of all) {
    if (found.length === limit) break;
    const names = [place.name, ...Object.values(place.names), ...aliasesOf(place.name)];
    if (names.some((name) => startsAWord(name, wanted))) found.push(place);
  }
  return found;
}

/**
 * Returns the place with this name, in any script or older spelling, in a state (English name or code); null if
 * unknown.
 */
export async function findPlace(city: string, state: string): Promise<Place | null> {
  const name = stateName(state);
  if (name === null || city.trim() === '') return null;
  const { byName } = await places();
  return byName.get(keyOf(city, name)) ?? null;
}
