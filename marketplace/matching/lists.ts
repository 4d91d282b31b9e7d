// Selects the lists of open jobs that may match a worker. The table `job_posting` has one list for each trade and
// place. Selected are the lists of the worker's trades and related trades, in and near the worker's places. The
// module's only I/O is loading the known places.

import { isRole } from '#contracts/lists.ts';
import type { RoleSlug } from '#contracts/reference.ts';
import { postingKey } from '../jobs/search/entry.ts';
import { allPlaces, findPlace } from '../places/places.ts';
import { relatedTo } from '../search/related-trades.ts';
import type { PersonRow } from './facts.ts';
import type { Lists } from './queries/candidate-jobs.ts';
import { kilometresBetween, MAX_DISTANCE_KM, type PersonFacts } from './score.ts';

/**
 * Limits. `MAX_CANDIDATES`: maximum number of jobs that are scored per worker. `TOWNS_AROUND`: number of towns around
 * the worker's town. `NEAR_TRADES`: related trades per trade. `MIN_JOBS_PER_LIST`: minimum number of jobs that are read
 * from each list of open jobs.
 */
export const MAX_CANDIDATES = 800;
const TOWNS_AROUND = 6;
const NEAR_TRADES = 4;
const MIN_JOBS_PER_LIST = 4;

type Where = { state: string; city: string | null };

const around = new Map<string, Promise<Where[]>>();

/**
 * Returns the town and the `TOWNS_AROUND` largest towns within `MAX_DISTANCE_KM`. `townsAround` caches the promise per
 * town, because the result is the same for all workers of the town.
 */
async function findTownsAround(city: string, state: string): Promise<Where[]> {
  const home = await findPlace(city, state);
  if (!home) return [{ state, city }];
  const near = (await allPlaces()).filter((place) => {
    if (place === home || Math.abs(place.lat - home.lat) > 1) return false;
    const way = kilometresBetween(place, home);
    return way !== null && way < MAX_DISTANCE_KM;
  });
  return [{ state, city: home.name }, ...near.slice(0, TOWNS_AROUND).map(({ name, state }) => ({ state, city: name }))];
}

function townsAround(city: string, state: string): Promise<Where[]> {
  const key = `${city}\n${state}`;
  const known = around.get(key);
  if (known) return known;
  if (around.size > 5000) around.clear();
  const found = findTownsAround(city, state);
  around.set(key, found);
  return found;
}

const keysOf = (trades: readonly (RoleSlug | null)[], places: readonly (Where | null)[]) =>
  trades.flatMap((trade) => places.map((place) => postingKey(trade, place)));

/**
 * Divides `share`, a number of jobs to score, evenly among the lists of open jobs with these keys, but reads at least
 * `MIN_JOBS_PER_LIST` per list.
 */
function spread(keys: readonly string[], share: number): Lists {
  const take = Math.max(MIN_JOBS_PER_LIST, Math.floor(share / Math.max(1, keys.length)));
  return { keys, takes: keys.map(() => take) };
}

/**
 * Returns the lists of open jobs (table `job_posting`) to read for a worker, the most specific first. The number of
 * jobs to read is limited, regardless of how many jobs are open.
 */
export async function listsFor({ city, state, preferred_states }: PersonRow, { skills }: PersonFacts): Promise<Lists> {
  const trades = skills.filter(isRole);
  const near = [...new Set(trades.flatMap((trade) => [...relatedTo(trade).keys()].slice(0, NEAR_TRADES)))].filter(
    (slug): slug is RoleSlug => isRole(slug) && !trades.includes(slug),
  );
  const towns = city && state ? await townsAround(city, state) : [];
  const states = [...new Set([...(state ? [state] : []), ...preferred_states])].map((name) => ({
    state: name,
    city: null,
  }));
  const anywhere = states.length === 0 ? [null] : states;
  const parts = [
    spread(keysOf(trades, towns), 300),
    spread(keysOf(trades, anywhere), 300),
    spread(keysOf(near.slice(0, 12), [...towns.slice(0, 1), ...anywhere.slice(0, 1)]), 150),
    spread(keysOf([null], towns.slice(0, 1)), 50),
  ];
  return { keys: parts.flatMap(({ keys }) => keys), takes: parts.flatMap(({ takes }) => takes) };
}
