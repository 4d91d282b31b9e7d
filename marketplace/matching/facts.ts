// Converts rows of jobs and workers to the facts that the match score uses. The module's only I/O is loading the known
// places and trades.
import { placeOfPin } from '../places/pincodes.ts';
import { findPlace } from '../places/places.ts';
import { guessRole } from '../search/roles.ts';
import { readTrades } from '../search/trades.ts';
import { payOfDay } from '../trust/pay.ts';
import type { JobFacts, PersonFacts } from './score.ts';

/** The columns of a job on which the match score depends. */
export interface JobRow {
  title: string;
  role: string | null;
  state: string | null;
  city: string | null;
  all_cities: boolean;
  pincode: string | null;
  language_preference: string[];
  shift: string | null;
  salary_amount: number | null;
  salary_period: string | null;
  require_resume: boolean;
}

/** The columns of a worker on which the match score depends. */
export interface PersonRow {
  skills: string[];
  state: string | null;
  city: string | null;
  pincode: string | null;
  preferred_states: string[];
  languages_known: string[];
  preferred_shift: string | null;
  expected_salary: number | null;
  expected_salary_period: string | null;
  experience_years: number | null;
  has_resume: boolean;
}

interface Somewhere {
  state: string | null;
  city: string | null;
  pincode: string | null;
}

const MAX_CACHED_ENTRIES = 20_000;

/** Memoizes a function by its string argument, because thousands of rows contain the same few towns and titles. */
function memoize<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MAX_CACHED_ENTRIES) known.clear();
    const made = work(text);
    known.set(text, made);
    return made;
  };
}

const pointOfTown = memoize(async (key: string) => {
  const [city = '', state = ''] = key.split('\n');
  const place = await findPlace(city, state);
  return place && { lat: place.lat, lng: place.lng };
});
const pointOfPin = memoize(async (pincode: string) => {
  const place = await placeOfPin(pincode);
  return place?.lat != null && place.lng != null ? { lat: place.lat, lng: place.lng } : null;
});
const tradeOfTitle = memoize(async (title: string) => {
  await readTrades();
  return guessRole(title);
});

/**
 * Returns the coordinates of the town, or of the PIN code's district if the town is unknown. Null if both are unknown.
 */
export async function pointOf({ state, city, pincode }: Somewhere) {
  const town = city && state ? await pointOfTown(`${city}\n${state}`) : null;
  return town ?? (pincode ? pointOfPin(pincode) : null);
}

export async function jobFacts(job: JobRow): Promise<JobFacts> {
  return {
    role: job.role ?? (await tradeOfTitle(job.title)),
    state: job.state ?? '',
    point: job.all_cities && !job.city ? null : await pointOf(job),
    languages: job.language_preference,
    shift: job.shift,
    pay_day: payOfDay(job.salary_amount, job.salary_period),
    require_resume: job.require_resume,
  };
}

export async function personFacts(person: PersonRow): Promise<PersonFacts> {
  return {
    skills: person.skills,
    state: person.state,
    preferred_states: person.preferred_states,
    point: await pointOf(person),
    languages: person.languages_known,
    shift: person.preferred_shift,
    expected_day: payOfDay(person.expected_salary, person.expected_salary_period),
    experience_years: person.experience_years,
    has_resume: person.has_resume,
  };
}
