// Handles towns of the same name in different states: selects the largest of these towns, or returns the other towns.
// Pure.
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

/** Returns the places. Of several towns with the same name, returns only the first, which is the largest. */
export const oneOfEachName = (places: readonly RequestedPlace[]): RequestedPlace[] =>
  places.filter((place, at) => !places.slice(0, at).some((earlier) => isSameName(earlier, place)));

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
