// Requests search suggestions for the typed words from the server, and names the suggested trades and places in the
// user's language.
import { jobEndpoints } from '#contracts/jobs.ts';
import type { RoleSlug } from '#contracts/reference.ts';
import type { SearchSuggestion } from '#contracts/search-suggestions.ts';
import { call } from '../../http/call.ts';
import type { Suggestion } from './suggestion.ts';

/** The user's language, and functions that name trades and places in this language. */
interface ReaderNames {
  language: string;
  roleText: (role: RoleSlug) => string;
  cityText: (name: string) => string;
  stateText: (name: string) => string;
}

/**
 * Returns the words for the location field of the search if the user picks a suggested place. If the place's name is
 * unambiguous, returns `text`, the name in the user's language. Otherwise returns the longer `location` of the server.
 */
function locationOf({ name, location }: SearchSuggestion, text: string): string {
  return location === null || location === name ? text : location;
}

function suggestionFrom(found: SearchSuggestion, reader: ReaderNames, field: 'q' | 'location'): Suggestion {
  const { kind, role, name, names, city, state, before, location } = found;
  const text = role
    ? reader.roleText(role)
    : (names[reader.language] ?? (kind === 'town' ? reader.cityText(name) : name));
  const where = city ? reader.cityText(city) : state && reader.stateText(state);
  const place = { location: locationOf(found, text) };
  const q = [before, text].filter(Boolean).join(' ');
  return {
    key: `found-${kind}-${role ?? location ?? name}-${before}`,
    text,
    note: where,
    group: 'found',
    role,
    words: where === null ? { q } : { ...(field === 'q' && { q: before }), ...place },
    complete: false,
  };
}

/** Returns the suggestions for the typed text of a search field. */
export async function findSuggestions(
  { text, field, reader }: { text: string; field: 'q' | 'location'; reader: ReaderNames },
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const { suggestions } = await call(jobEndpoints.suggestSearches, { query: { text, field }, signal });
  return suggestions.map((found) => suggestionFrom(found, reader, field));
}
