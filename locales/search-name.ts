// Names saved searches: by the name that the user chose, or else by the trade and place of the search in the reader's
// language.
import { states } from '#contracts/lists.ts';
import type { Language } from '#contracts/values.ts';
import { pageTexts } from './page-texts.ts';
import { readableName } from './transliteration/readable-name.ts';

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

/** Returns the name that the user gave the search. If the user gave none, builds a name from the search parameters. */
export function searchName(language: Language, search: Readonly<Record<string, unknown>>): string {
  const named = text(search.name);
  if (named) return named;
  const { reference, places, pages } = pageTexts(language);
  const role = text(search.role);
  const state = text(search.state);
  const city = text(search.location);
  const code = states.find(({ name }) => name === state)?.code;
  const work = [text(search.q), role && (reference.role[role] ?? role)].filter(Boolean).join(', ');
  const where = [
    city && (places[city] ?? readableName(city, language)),
    state && (code ? reference.state[code] : state),
  ].filter(Boolean);
  return [work || pages.all_work, where.join(', ')].filter(Boolean).join(' · ');
}
