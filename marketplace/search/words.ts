// The words a job is found by, and the words a question asks for, in one form. Pure; the SQL only compares them.

import { cityAliases } from '../places/city-aliases.ts';
import { normaliseText } from '../places/normalise.ts';
import type { Place } from '../places/places.ts';
import { namesOfState } from '../places/state-names.ts';
import { wordsOfRole } from './roles.ts';

/** What of a job is looked at. */
export interface FindableJob {
  title: string;
  description: string;
  role: string | null;
  industry: string | null;
  company_name: string | null;
  state: string;
  city: string | null;
  location: string | null;
}

type Somewhere = Pick<FindableJob, 'state' | 'city' | 'location'>;

const MOST_WORDS = 8;
const LONGEST_WORD = 40;
/** Words this short stand inside many others (`ac` in `package`): they must begin a word, the shortest be one. */
const BEGINS_A_WORD = 3;
const IS_A_WORD = 2;

/** Words of a question that say nothing about the job. */
const EMPTY = new Set(
  normaliseText(
    `a an and any at for i in is job jobs me near nearby need needed of on or required the to vacancy wanted want with work
     chahiye chahie kaam kam ka ke ki ko me mein naukri nokri rojgar wala wale
     का की के को में पर और या काम नौकरी रोज़गार चाहिए चाही नियर पास हेतु लिए बा हई
     வேலை வேண்டும் ఉద్యోగం పని కావాలి काम हवे हवा पाहिजे नोकरी কাজ চাকরি চাই ജോലി വേണം`,
  ).split(' '),
);

/** The words of texts, each once, with a space before, between and behind. */
function wordLine(texts: readonly (string | null)[]): string {
  const words = new Set(texts.flatMap((text) => (text ? normaliseText(text).split(' ') : [])));
  return ` ${[...words].filter((word) => word !== '').join(' ')} `;
}

function placeNames({ state, city, location }: Somewhere, place: Place | null): (string | null)[] {
  const local = place ? [place.name, place.district, ...Object.values(place.names)] : [];
  return [city, location, ...local, ...(cityAliases[place?.name ?? city ?? ''] ?? []), ...namesOfState(state)];
}

/**
 * All words a job is found by: its title's first, then those of its trade in every language, the rest of its own, and its place's.
 * The order is the rank: what is asked for and stands early is what the job is about. `place` is the city's entry.
 */
export function searchText(job: FindableJob, place: Place | null = null): string {
  const first = [job.title, ...wordsOfRole(job.role), job.industry, job.company_name];
  return wordLine([...first, job.description, ...placeNames(job, place)]);
}

/** The words of a job's place: city, district and state in every script and older spelling. */
export function placeText(job: Somewhere, place: Place | null = null): string {
  return wordLine(placeNames(job, place));
}

const asAsked = (word: string) => {
  if (word.length <= IS_A_WORD) return ` ${word} `;
  return word.length <= BEGINS_A_WORD ? ` ${word}` : word;
};

function asked(text: string, empty: ReadonlySet<string>): string[] {
  const words = normaliseText(text)
    .split(' ')
    .filter((word) => word !== '' && !empty.has(word));
  return [...new Set(words)].slice(0, MOST_WORDS).map((word) => asAsked(word.slice(0, LONGEST_WORD)));
}

/** What a question asks for: every entry must stand in {@link searchText}. Short words carry the space that sets them off. */
export function searchWords(q: string): string[] {
  return asked(q, EMPTY);
}

const NO_PLACE = new Set(['in', 'near', 'at', 'all', 'of', 'district', 'state', 'india', 'any', 'में', 'भारत', 'जिला']);

/** What a place asks for: every entry must stand in {@link placeText}. */
export function placeWords(location: string): string[] {
  return asked(location, NO_PLACE);
}
