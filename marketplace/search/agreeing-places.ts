// Selects the places that a query means, if it names several places or if several places have the same name. Pure.
import type { Level } from './alias-index.ts';
import type { RequestedPlace } from './query-shape.ts';
import type { PlaceSpan } from './requested-places.ts';

const MAX_PLACES = 4;

const isSame = (one: PlaceSpan, other: PlaceSpan) => one.start === other.start && one.length === other.length;

const levels: readonly Level[] = ['exact', 'sound', 'strict', 'loose', 'edit'];
const isSurer = (one: PlaceSpan, other: PlaceSpan) => levels.indexOf(one.level) < levels.indexOf(other.level);

/**
 * Combines the spans (ranges of query words) that name towns with those that name areas. If a span is the exact name of
 * an area and of small towns, it gets the places of both. The area comes first, because areas belong to the largest
 * cities. A town is left out if the name of an area is more similar to the same words.
 */
export function withNamesakes(towns: readonly PlaceSpan[], areas: readonly PlaceSpan[]): PlaceSpan[] {
  const isNamesake = (town: PlaceSpan, area: PlaceSpan) =>
    isSame(town, area) && town.level === 'exact' && area.level === 'exact' && !town.isLarge;
  const both = areas.map((area) => ({
    ...area,
    places: [area, ...towns.filter((town) => isNamesake(town, area))].flatMap(({ places }) => places),
  }));
  const isLeft = (town: PlaceSpan) =>
    !areas.some((area) => isNamesake(town, area) || (isSame(town, area) && isSurer(area, town)));
  return [...both, ...towns.filter(isLeft)];
}

const isIn = (area: RequestedPlace, { city, state }: RequestedPlace) => area.city === city && area.state === state;

/**
 * If the query names cities and areas, returns the areas in these cities, or the cities if none of the areas is in
 * them. Otherwise returns `places` unchanged.
 */
function areasInCities(places: readonly RequestedPlace[], named: readonly RequestedPlace[]): readonly RequestedPlace[] {
  const areas = places.filter(({ kind }) => kind === 'area');
  if (named.length === 0 || areas.length === 0) return places;
  const inside = areas.filter((area) => named.some((city) => isIn(area, city)));
  return inside.length > 0 ? inside : places.filter(({ kind }) => kind !== 'area');
}

/**
 * Returns the places that the query requests. If the query names a state, returns only cities in this state; without
 * such cities, returns the states. Delhi and Chandigarh are states and cities, so they exclude no other city. If the
 * query names an area and its city, returns only the area.
 */
export function agreeing(spans: readonly PlaceSpan[]): RequestedPlace[] {
  const states = spans.flatMap(({ places }) => places.filter(({ kind }) => kind === 'state'));
  const limits = states.filter(({ city }) => city === null);
  const isInside = ({ state }: RequestedPlace) => limits.length === 0 || limits.some((limit) => limit.state === state);
  const found = spans.flatMap(({ places }) => places.filter((place) => place.kind !== 'state' && isInside(place)));
  const beside = spans.filter(({ places }) => places.every(({ kind }) => kind !== 'area'));
  const named = beside.flatMap(({ places }) => places.filter(({ city }) => city !== null));
  const cities = areasInCities(found, named);
  const whole = states.filter(({ state }) => !cities.some((city) => city.state === state));
  return (cities.length > 0 ? [...cities] : whole).slice(0, MAX_PLACES);
}
