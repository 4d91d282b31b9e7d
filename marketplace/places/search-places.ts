// Finds the places that a place picker offers.
import { type Area, listAreas } from './areas.ts';
import { listTownsNear, type Point } from './near-towns.ts';
import { listCities, type Place } from './places.ts';

interface PlaceSearch {
  /** English name or code. Ignored with `near`. */
  state?: string | undefined;
  q?: string | undefined;
  near?: Point | undefined;
  limit: number;
}

/**
 * With `near`, returns the towns around this point. Otherwise returns the places of the state, and the areas of its
 * cities, whose names match `q`.
 */
export async function searchPlaces({ state = '', q = '', near, limit }: PlaceSearch): Promise<{
  cities: readonly Place[];
  areas: readonly Area[];
}> {
  if (near) return { cities: await listTownsNear(near, limit), areas: [] };
  const cities = await listCities(state, q, limit);
  return { cities, areas: await listAreas(state, q, limit - cities.length) };
}
