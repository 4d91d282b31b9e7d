// Lists the towns around a point, by the distance between their centres.
import { allPlaces, type Place } from './places.ts';

export interface Point {
  lat: number;
  lng: number;
}

/** Diameter of the earth in kilometres, and the length of a degree of latitude. */
const EARTH = 12_742;
const DEGREE = 111;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the distance between two points in kilometres, by the haversine formula. */
export function kilometresBetween(one: Point, other: Point): number {
  const [from, to] = [radians(one.lat), radians(other.lat)];
  const across = Math.cos(from) * Math.cos(to) * Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  return EARTH * Math.asin(Math.sqrt(Math.min(1, Math.sin((to - from) / 2) ** 2 + across)));
}

/**
 * Distance in kilometres up to which a town counts as near a point. The distance is large, because a village may be far
 * from the next known town.
 */
const NEAR_KM = 60;

/** Returns the known towns around a point, of all states, nearest first; none if no town is within 60 km. */
export async function listTownsNear(point: Point, limit: number): Promise<Place[]> {
  const near = (await townsWithin(point, NEAR_KM)).map((town) => ({ town, km: kilometresBetween(point, town) }));
  return near
    .sort((one, other) => one.km - other.km)
    .slice(0, limit)
    .map(({ town }) => town);
}

/** Returns the known towns at most `km` kilometres from the point, of all states, largest first. */
export async function townsWithin(point: Point, km: number): Promise<Place[]> {
  const north = km / DEGREE;
  const near = (await allPlaces()).filter(({ lat }) => Math.abs(lat - point.lat) <= north);
  return near.filter((place) => kilometresBetween(point, place) <= km);
}
