// What a read question looks like to those who search with it.
import type { RoleSlug } from '#contracts/reference.ts';

/** A word of a question: a job has it when `word` is among its words, or one of `keys` among its keys. */
export interface Term {
  word: string;
  /** Keys that are alike in every script and most misspellings; none for words too short or made of digits. */
  keys: string[];
}

/** A place that is asked for. The narrowest part that is named is not null; coordinates are its middle, null where unknown. */
export interface RequestedPlace {
  kind: 'state' | 'city' | 'district' | 'pin';
  /** The English name of the state, as jobs store it. */
  state: string;
  /** As jobs store it; for a PIN code and a district its largest place, for a state that is a city itself (Delhi) that city. */
  city: string | null;
  district: string | null;
  pincode: string | null;
  lat: number | null;
  lng: number | null;
}

export interface SearchQuery {
  /** The trades it means, best first; none when it names none. A job of any of them fits; the first is the one meant. */
  roles: RoleSlug[];
  /** The words that named the trades: a job without a trade, or of another one, may still have all of them. */
  tradeTerms: Term[];
  /** What is neither trade nor place nor empty: a job should have every one of them. */
  rest: Term[];
  /** The place, best first; more than one where states have towns of the same name. */
  places: RequestedPlace[];
  /** Words of `location` that name no place we know (an area, a street): to be looked for among the words of a job's place. */
  placeTerms: Term[];
}

/** What a text of a job is found by, besides its trade and its place. */
export interface IndexKeys {
  words: string[];
  keys: string[];
}
