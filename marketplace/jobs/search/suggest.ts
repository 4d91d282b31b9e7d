// Suggestions while a user types a search: trades, towns and areas by their names, then titles of open jobs.
import type { SearchSuggestion } from '#contracts/search-suggestions.ts';
import type { ReadDeps } from '../../deps.ts';
import { normaliseText } from '../../places/normalise.ts';
import { SHORTEST, suggestNames } from '../../search/suggested-names.ts';
import { mark, quoted } from './entry.ts';
import { all } from './index-query.ts';
import { listTitles } from './title-queries.ts';

const MAX_SUGGESTIONS = 8;
const MAX_TITLES = 3;

/** Returns the tsquery of jobs whose title has all words. The last word may be the beginning of a longer word. */
function titleQuery(words: readonly string[]): string {
  return all(words.map((word, at) => `${quoted(mark.titleWord(word))}${at === words.length - 1 ? ':*' : ''}`));
}

/** Returns titles of open jobs with the words of the text, in this order. */
async function suggestTitles({ db }: Pick<ReadDeps, 'db'>, text: string): Promise<SearchSuggestion[]> {
  const wanted = normaliseText(text);
  const words = wanted.split(' ');
  if ((words.at(-1) ?? '').length < SHORTEST) return [];
  const titles = await listTitles(db, titleQuery(words));
  const fitting = titles.filter((title) => ` ${normaliseText(title)}`.includes(` ${wanted}`)).slice(0, MAX_TITLES);
  const none = { names: {}, role: null, city: null, state: null, location: null, before: '' } as const;
  return fitting.map((name) => ({ kind: 'title', name, ...none }));
}

/**
 * Returns suggestions for a search field, best first: trades, towns, areas, then titles of open jobs. For the field
 * `location`, returns only places. Returns no suggestions if the last word has fewer than three letters.
 */
export async function suggestSearches(
  deps: Pick<ReadDeps, 'db'>,
  { text, field }: { text: string; field: 'q' | 'location' },
): Promise<SearchSuggestion[]> {
  const last = normaliseText(text).split(' ').at(-1) ?? '';
  if (last.length < SHORTEST) return [];
  if (field === 'location') return (await suggestNames(text, ['town', 'area'])).slice(0, MAX_SUGGESTIONS);
  const named = (await suggestNames(text, ['trade', 'town', 'area'])).slice(0, MAX_SUGGESTIONS);
  const titles = named.length < MAX_SUGGESTIONS ? await suggestTitles(deps, text) : [];
  const known = new Set(named.map(({ name }) => normaliseText(name)));
  return [...named, ...titles.filter(({ name }) => !known.has(normaliseText(name)))].slice(0, MAX_SUGGESTIONS);
}
