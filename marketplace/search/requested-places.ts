// Finds the places in a query: cities, districts and states by any of their names. The index is built at the first
// call.
import { stateName, states } from '#contracts/lists.ts';
import type { StateCode } from '#contracts/reference.ts';
import { aliasesOf } from '../places/city-aliases.ts';
import { allPlaces, type Place } from '../places/places.ts';
import { namesOfState } from '../places/state-names.ts';
import { AliasIndex, type Level } from './alias-index.ts';
import { citySpellings, findCitySpelling } from './city-spellings.ts';
import { nativeTowns } from './native-towns.ts';
import { isOrdinary } from './ordinary-words.ts';
import type { RequestedPlace } from './query-shape.ts';
import { isLikelyOrdinary } from './similar-ordinary.ts';
import { type Token, tokenOf } from './tokens.ts';

interface KnownPlace {
  place: RequestedPlace;
  /** True for states and large cities. Smaller places match only by their exact name. */
  isLarge: boolean;
}

/** Number of the largest places for which `isLarge` is true. */
export const LARGE = 1000;

export const cityFrom = (place: Place): RequestedPlace => ({
  kind: 'city',
  state: place.state,
  city: place.name,
  district: place.district,
  pincode: null,
  lat: place.lat,
  lng: place.lng,
});

/** States that are mostly one city: a search for the city covers the whole state. */
const CITY_STATES: Partial<Record<StateCode, string>> = { DL: 'Delhi', CH: 'Chandigarh' };

function addStates(aliases: AliasIndex<KnownPlace>, places: readonly Place[]): void {
  for (const { code, name } of states) {
    const city = CITY_STATES[code] ?? null;
    const middle = places.find((place) => place.state_code === code && (city === null || place.name === city));
    const place: RequestedPlace = {
      kind: 'state',
      state: name,
      city,
      district: null,
      pincode: null,
      lat: middle?.lat ?? null,
      lng: middle?.lng ?? null,
    };
    for (const alias of namesOfState(name)) {
      // Skip the two-letter codes of states: in a query, such short words usually have another meaning.
      if (alias.length > 2) aliases.add(alias, { place, isLarge: true }, { tolerant: true });
    }
  }
}

function addCities(aliases: AliasIndex<KnownPlace>, places: readonly Place[]): void {
  const known = places.map((place, rank) => ({ place: cityFrom(place), isLarge: rank < LARGE }));
  for (const [rank, entry] of known.entries()) {
    if (entry.place.city) aliases.add(entry.place.city, entry, { tolerant: rank < LARGE });
  }
  // Add aliases after all main names, so that a place whose main name is `x` ranks before places with the alias `x`.
  for (const [rank, place] of places.entries()) {
    const entry = known[rank];
    if (!entry) continue;
    for (const alias of [...Object.values(place.names), ...aliasesOf(place.name)]) {
      aliases.add(alias, entry, { tolerant: rank < LARGE });
    }
  }
}

/** Adds districts by their names in all scripts. They match only by the exact name. */
function addDistricts(aliases: AliasIndex<KnownPlace>, places: readonly Place[], named: readonly string[]): void {
  const districts = new Map(districtsOf(places).map((place) => [`${place.district}|${place.state}`, place]));
  for (const place of districts.values()) {
    if (place.district) aliases.add(place.district, { place, isLarge: false }, { tolerant: false });
  }
  for (const row of named) {
    const [district = '', code = '', ...names] = row.split('|');
    const place = districts.get(`${district}|${stateName(code)}`);
    if (place) for (const name of names) aliases.add(name, { place, isLarge: false }, { tolerant: false });
  }
}

/** Returns each district, represented by its largest place. */
function districtsOf(places: readonly Place[]): RequestedPlace[] {
  const districts = new Map<string, RequestedPlace>();
  for (const place of places) {
    const key = `${place.district}|${place.state}`;
    if (place.district && !districts.has(key)) districts.set(key, { ...cityFrom(place), kind: 'district' });
  }
  return [...districts.values()];
}

interface PlaceIndex {
  aliases: AliasIndex<KnownPlace>;
  /** Returns the large city that a word in Latin letters means by an informal spelling; otherwise null. */
  spelled: (word: string) => RequestedPlace | null;
  /** Returns the small towns that a word means in the script of their state, largest first. */
  native: (token: Token) => readonly Place[];
}

async function makeIndex(): Promise<PlaceIndex> {
  const places = await allPlaces();
  const aliases = new AliasIndex<KnownPlace>();
  addStates(aliases, places);
  addCities(aliases, places);
  const { default: named } = await import('../places/district-names.json', { with: { type: 'json' } });
  addDistricts(aliases, places, named.districts);
  const spellings = citySpellings(places);
  const spelled = (word: string) => {
    const place = places[findCitySpelling(spellings, word) ?? -1];
    return place ? cityFrom(place) : null;
  };
  return { aliases, spelled, native: nativeTowns(places.slice(LARGE)) };
}

let index: Promise<PlaceIndex> | undefined;

export function placeIndex(): Promise<PlaceIndex> {
  index ??= makeIndex();
  return index;
}

/** A range of words in a query that names places. */
export interface PlaceSpan {
  start: number;
  length: number;
  level: Level;
  /** The places, most likely first. Several places if places in different states have the same name. */
  places: readonly RequestedPlace[];
  isLarge: boolean;
  /** True if the word is an informal spelling of the name of a large city, or the name with an ending. */
  isSpelling?: true;
}

/** Matches Latin words of one or two letters. No town has such a short name, but many ordinary words are as short. */
const SHORT_LATIN = /^[a-z]{1,2}$/;
const SHORTEST_GUESS = 4;
/**
 * True if the match of a word in Latin letters with a place is too uncertain: a match by a phonetic key without voicing
 * (`loose`), or of a single word by a short key. Many words about work have the same key as a place.
 */
function isGuess(tokens: readonly Token[], level: Level): boolean {
  const [first] = tokens;
  if (level === 'exact' || first === undefined) return false;
  if (level === 'loose') return /^[a-z]/.test(first.word);
  const keys = first.forms[0]?.keys;
  const letters = keys?.[level === 'strict' ? 'strict' : 'sound'].length ?? 0;
  return tokens.length === 1 && /^[a-z]/.test(first.word) && letters < SHORTEST_GUESS;
}

/**
 * Returns the places that a name can mean. If the first match is a state, returns only this state. Otherwise returns
 * the largest place of each state, at most four places, the largest first. Returns a district only if no city or town
 * of the district's state has the name.
 */
function bearers(found: readonly KnownPlace[]): RequestedPlace[] {
  const [first] = found;
  if (first?.place.kind === 'state') return [first.place];
  const cities = found.filter(({ place }) => place.kind !== 'district');
  const districts = found.filter(({ place }) => place.kind === 'district');
  // If a name means a district and otherwise only small places, the district comes first.
  const all = cities.some(({ isLarge }) => isLarge) ? [...cities, ...districts] : [...districts, ...cities];
  const ofState = (place: RequestedPlace) => cities.find((known) => known.place.state === place.state)?.place ?? place;
  const places = all.map(({ place }) => ofState(place));
  return places.filter((place, at) => places.findIndex(({ state }) => state === place.state) === at).slice(0, 4);
}

/** Returns the single words of a query that are informal spellings of large cities, as ranges of words. */
function spelledSpans(tokens: readonly Token[], { aliases, spelled }: PlaceIndex): PlaceSpan[] {
  return tokens.flatMap((token, start): PlaceSpan[] => {
    if (isOrdinary(token) || aliases.find([token], 'exact')) return [];
    const place = spelled(token.word);
    return place ? [{ start, length: 1, level: 'sound', places: [place], isLarge: true, isSpelling: true }] : [];
  });
}

/**
 * Endings in Latin letters that mean “in”, “to” or “of” in Indian languages, as in `chennaila`, `hyderabadlo`,
 * `kochiyil`, `howrahte` and `mumbait`.
 */
const LATIN_ENDINGS = new Set(
  'madhye madhe ilekku ile yile yil il kku la le loni lo er te tey ey ay at t y e r'.split(' '),
);
const SHORTEST_CITY = 4;

/**
 * Returns the single words in Latin letters that are the exact name of a large place with an ending, as ranges of
 * words.
 */
function inflectedSpans(tokens: readonly Token[], { aliases }: PlaceIndex): PlaceSpan[] {
  return tokens.flatMap((token, start): PlaceSpan[] => {
    if (isOrdinary(token) || aliases.find([token], 'exact')) return [];
    const stems = Array.from(token.word, (_, at) => at)
      .filter((at) => at >= SHORTEST_CITY && LATIN_ENDINGS.has(token.word.slice(at)))
      .map((at) => token.word.slice(0, at));
    const found = stems.flatMap(
      (stem) => aliases.find([tokenOf(stem)], 'exact')?.values.filter(({ isLarge }) => isLarge) ?? [],
    );
    return found.length > 0
      ? [{ start, length: 1, level: 'sound', places: bearers(found), isLarge: true, isSpelling: true }]
      : [];
  });
}

/** Returns the single words that name a small town in the script of its state, as ranges of words. */
function nativeSpans(tokens: readonly Token[], { native }: PlaceIndex): PlaceSpan[] {
  return tokens.flatMap((token, start): PlaceSpan[] => {
    const [town] = native(token);
    if (!town || isOrdinary(token) || isLikelyOrdinary(token, 'loose')) return [];
    return [{ start, length: 1, level: 'loose', places: [cityFrom(town)], isLarge: false }];
  });
}

/** Returns all ranges of words that name a place. Match levels that are less certain than `boldest` are not tried. */
export function placeSpans(tokens: readonly Token[], index: PlaceIndex, boldest: Level = 'edit'): PlaceSpan[] {
  const spelled = boldest === 'edit' ? [...inflectedSpans(tokens, index), ...spelledSpans(tokens, index)] : [];
  const isSpelled = (span: PlaceSpan) =>
    span.length === 1 && span.level !== 'exact' && spelled.some(({ start }) => start === span.start);
  const named = [...spelled, ...namedSpans(tokens, index, boldest).filter((span) => !isSpelled(span))];
  const native = boldest === 'edit' ? nativeSpans(tokens, index) : [];
  return [...named, ...native.filter(({ start }) => !named.some((span) => span.start === start))];
}

function namedSpans(tokens: readonly Token[], { aliases }: PlaceIndex, boldest: Level): PlaceSpan[] {
  const spans: PlaceSpan[] = [];
  for (let start = 0; start < tokens.length; start += 1) {
    for (let length = 1; length <= Math.min(aliases.longest, tokens.length - start); length += 1) {
      const words = tokens.slice(start, start + length);
      if (length === 1 && SHORT_LATIN.test(words[0]?.word ?? '')) continue;
      const found = aliases.find(words, boldest);
      if (!found || isGuess(words, found.level)) continue;
      const isLarge = found.values.some((known) => known.isLarge);
      // A large city that sounds exactly like the word is sure enough.
      const isSure = isLarge && found.level === 'sound';
      if (!isSure && words.length === 1 && words.every((word) => isLikelyOrdinary(word, found.level))) continue;
      // Skip small places whose name is an ordinary word: some villages are called May, Job and Along.
      if (!isLarge && words.every(isOrdinary)) continue;
      spans.push({ start, length, level: found.level, places: bearers(found.values), isLarge });
    }
  }
  return spans;
}
