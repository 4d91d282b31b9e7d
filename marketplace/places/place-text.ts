// Joins all names of a job's place to one searchable string. Pure.
import { aliasesOf } from './city-aliases.ts';
import { normaliseText } from './normalise.ts';
import type { Place } from './places.ts';
import { namesOfState } from './state-names.ts';

interface Somewhere {
  state: string;
  city: string | null;
  location: string | null;
}

/**
 * Returns city, district and state in all scripts and older spellings. Each word occurs once, with a space before and
 * after it, so that a search for ` word ` matches only whole words.
 */
export function placeText({ state, city, location }: Somewhere, place: Place | null = null): string {
  const local = place ? [place.name, place.district, ...Object.values(place.names)] : [];
  const names = [city, location, ...local, ...aliasesOf(place?.name ?? city ?? ''), ...namesOfState(state)];
  const words = new Set(names.flatMap((name) => (name ? normaliseText(name).split(' ') : [])));
  return ` ${[...words].filter((word) => word !== '').join(' ')} `;
}
