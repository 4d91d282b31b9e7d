// Renders notifications in the reader's language.
import { languageOf } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { formatDateTime } from './date-time-text.ts';
import { searchName } from './search-name.ts';
import { fill, type ServerTexts, textsOf } from './server-texts.ts';
import { readableName } from './transliteration/readable-name.ts';

type TextKey = keyof ServerTexts['notifications'];

/**
 * A kind of notification, with a title and a message in every language. If a kind lacks these texts, the code does not
 * compile.
 */
type WordedKind = Exclude<TextKey, `${string}_${'many' | 'search' | 'general'}`>;

const isKey = (text: string): text is TextKey => Object.hasOwn(textsOf('en').notifications, text);

/**
 * Returns the names of person and company in the reader's script. An empty name belongs to an erased user or to the
 * company of an erased user, and becomes “deleted user” (D58).
 */
const readableNames = (params: Readonly<Record<string, unknown>>, language: Language) =>
  Object.fromEntries(
    ['person', 'company'].flatMap((field) => {
      const name = params[field];
      if (typeof name !== 'string') return [];
      const isErased = name.trim() === '';
      return [[field, isErased ? textsOf(language).reference.deleted_user : readableName(name, language)]];
    }),
  );

const whenText = (instant: unknown, language: Language): string =>
  typeof instant === 'string' && !Number.isNaN(Date.parse(instant)) ? formatDateTime(instant, { language }) : '';

interface Worded {
  kind: WordedKind;
  params: Readonly<Record<string, unknown>>;
  /** Number of events that the notification groups; 1 by default. */
  count?: number;
}

const isSearch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Returns the key of the most specific text that exists for the notification. A kind can have special texts for a saved
 * search (`_search`), for several events (`_many`) and for a missing job title (`_general`).
 */
function keyOf({ kind, params, count = 1 }: Worded): TextKey {
  const ofMany = count > 1 ? [`${kind}_many`] : [];
  const ofAny = [...(isSearch(params.search) ? [`${kind}_search`] : []), ...ofMany, kind];
  const fitting = params.job_title ? ofAny : ofAny.flatMap((name) => [`${name}_general`, name]);
  return fitting.find(isKey) ?? kind;
}

/** Returns the title and message of a notification. */
export function notificationText(language: string, worded: Worded): { title: string; message: string } {
  const { params, count = 1 } = worded;
  const known = languageOf(language) ?? 'en';
  const texts = textsOf(known);
  const { title, message } = texts.notifications[keyOf(worded)];
  const search = isSearch(params.search) ? searchName(known, params.search) : '';
  const named = {
    ...params,
    ...readableNames(params, known),
    search,
    count,
    when: whenText(params.at, known),
  };
  return { title: fill(title, named), message: fill(message, named) };
}
