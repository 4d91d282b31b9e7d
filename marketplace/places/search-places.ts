// Finds the places that a place picker offers.
import { type Area, listAreas } from './areas.ts';
import { listTownsNear, type Point } from './near-towns.ts';
import { placeOfPin } from './pincodes.ts';
import { findPlace, listCities, type Place } from './places.ts';

interface PlaceSearch {
  /** English name or code. Ignored with `near` and `pincode`. */
  state?: string | undefined;
  q?: string | undefined;
  near?: Point | undefined;
  pincode?: string | undefined;
  limit: number;
}

/**
 * With `pincode`, returns the largest place of the PIN code's district; no place if the code or the place is unknown.
 * With `near`, returns the towns around this point. Otherwise returns the places of the state whose names match `q`,
 * and the areas of the state's cities whose names match `q`.
 */
export async function searchPlaces({ state = '', q = '', near, pincode, limit }: PlaceSearch): Promise<{
  cities: readonly Place[];
  areas: readonly Area[];
}> {
  if (pincode) {
    const pin = await placeOfPin(pincode);
    const place = pin?.city ? await findPlace(pin.city, pin.state) : null;
    return { cities: place ? [place] : [], areas: [] };
  }
  if (near) return { cities: await listTownsNear(near, limit), areas: [] };
  const cities = await listCities(state, q, limit);
  return { cities, areas: await listAreas(state, q, limit - cities.length) };
}
