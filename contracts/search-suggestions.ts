// Suggestions for the two fields of a job search, while the user types.
import { endpoint } from './http.ts';
import { roleSlug } from './reference.ts';
import { line } from './values.ts';
import { z } from './z.ts';

/**
 * A suggestion. If the user chooses it, the app replaces the typed text by `before` and the suggested name. For the
 * typed text `night mas`, `before` is `night` and the name is that of the trade mason.
 */
const suggestion = z.object({
  kind: z.enum(['trade', 'town', 'area', 'title']),
  /** The English name of a trade or place, or a job title. */
  name: z.string(),
  /** Names of a place by language code, each in the script of the language. */
  names: z.record(z.string(), z.string()),
  /** The trade; null for places and titles. */
  role: z.nullable(roleSlug),
  /** The city of an area. */
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  /** For a place: the value of `location` that means exactly this place. */
  location: z.nullable(z.string()),
  /** The typed words before the suggested name. */
  before: z.string(),
});
export type SearchSuggestion = z.output<typeof suggestion>;

export const suggestSearches = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/suggestions/',
  summary:
    'Trades, towns, areas and job titles that start with the last words of the text, best first. Empty for fewer than three letters.',
  auth: 'public',
  query: z.strictObject({
    text: line({ min: 0, max: 200 }),
    /** The field in which the user types. For `location`, the server suggests only places. */
    field: z.enum(['q', 'location'], 'not_a_choice'),
  }),
  response: z.object({ suggestions: z.array(suggestion) }),
  problems: ['rate_limited'],
});
