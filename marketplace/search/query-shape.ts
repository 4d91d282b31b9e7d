// The type of a parsed search query.
import type { SearchCondition } from '#contracts/conditions.ts';
import type { RoleSlug } from '#contracts/reference.ts';

/** One query word. The term matches a job that contains `word`, or a word with one of the phonetic `keys`. */
export interface Term {
  word: string;
  /**
   * Phonetic keys of the word, which are equal in all scripts and for most misspellings. Empty if the word is too short
   * or has digits.
   */
  keys: string[];
  /** True if the user may still be typing the word. The term then also matches longer words that start with `word`. */
  isUnfinished?: true;
}

/**
 * A place that a query names. The field for the place's `kind` is set; the other fields are null if unknown. The
 * coordinates are the centre of the place.
 */
export interface RequestedPlace {
  kind: 'state' | 'city' | 'area' | 'district' | 'pin';
  /** The English name of the state, as stored in jobs. */
  state: string;
  /**
   * The city as stored in jobs. For a PIN code or district: its largest place. For a state that is mostly one city,
   * such as Delhi: this city. For an area: its city.
   */
  city: string | null;
  /** The name of an area or industrial estate of the city. */
  area?: string;
  district: string | null;
  pincode: string | null;
  lat: number | null;
  lng: number | null;
}

export interface SearchQuery {
  /**
   * The trades that the query names, most likely first; empty if the query names no trade. A job of any of these trades
   * matches.
   */
  roles: RoleSlug[];
  /**
   * The query words that name the trades. A job without a trade, or of another trade, matches if it contains all these
   * words.
   */
  tradeTerms: Term[];
  /** Words that are neither trade nor place nor stop words. A job must match all of them. */
  rest: Term[];
  /** The places, most likely first. Several places if towns in different states have the same name. */
  places: RequestedPlace[];
  /**
   * Words of `location` that name no known place, such as an area or a street. A search compares these words with the
   * words of a job's place.
   */
  placeTerms: Term[];
  /** The words of the search text that name a place. They may have another meaning: `mandi` is a town and a market. */
  placeWords: Term[];
  /** The conditions that the query names, in the order in which the query names them. */
  conditions: SearchCondition[];
}

/**
 * The search terms of one field of a job: the words of the field, and their phonetic keys. By the keys, a search also
 * finds the job with similarly spelled words.
 */
export interface IndexKeys {
  words: string[];
  keys: string[];
}
