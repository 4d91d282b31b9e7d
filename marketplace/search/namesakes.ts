// Selects one of several towns of the same name: the nearest to the searcher, or the largest. Also returns the others.
// Pure.
import type { Point } from '../places/near-towns.ts';
import { normaliseText } from '../places/normalise.ts';
import type { RequestedPlace } from './query-shape.ts';

/** A place of a search that shares its name with others. */
export interface Namesake {
  place: RequestedPlace;
  others: readonly RequestedPlace[];
}

const isTown = ({ kind, city }: RequestedPlace) => (kind === 'city' || kind === 'district') && city !== null;
const isSameName = (one: RequestedPlace, other: RequestedPlace) =>
  isTown(one) && isTown(other) && normaliseText(one.city ?? '') === normaliseText(other.city ?? '');

/** Returns the square of the distance in degrees, which is enough to compare places; infinite without coordinates. */
function squaredDistance({ lat, lng }: RequestedPlace, point: Point): number {
  if (lat === null || lng === null) return Number.POSITIVE_INFINITY;
  return (lat - point.lat) ** 2 + ((lng - point.lng) * Math.cos((point.lat * Math.PI) / 180)) ** 2;
}

/**
 * Returns the places. Of several towns with the same name, returns only the one nearest to the searcher. Without the
 * searcher's position, returns only the first, which is the largest.
 */
export function oneOfEachName(places: readonly RequestedPlace[], near?: Point): RequestedPlace[] {
  const firsts = places.filter((place, at) => !places.slice(0, at).some((earlier) => isSameName(earlier, place)));
  if (!near) return firsts;
  return firsts.map((first) =>
    places
      .filter((place) => place === first || isSameName(place, first))
      .reduce((best, place) => (squaredDistance(place, near) < squaredDistance(best, near) ? place : best)),
  );
}

/**
 * Returns the place of a search, with the towns of the same name in other states. Null if there are no such towns, or
 * if the search has several places.
 */
export function namesakeOf(chosen: readonly RequestedPlace[], known: readonly RequestedPlace[]): Namesake | null {
  const [place, another] = chosen;
  if (!place || another) return null;
  const others = known.filter((other) => other.state !== place.state && isSameName(other, place));
  return others.length > 0 ? { place, others } : null;
}
