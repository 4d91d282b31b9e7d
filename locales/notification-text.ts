// Renders notifications in the reader's language.
import { languageOf } from '#contracts/languages.ts';
import { COMPLETION_DAYS } from '#contracts/periods.ts';
import { cancelReason } from '#contracts/reference.ts';
import type { Language } from '#contracts/values.ts';
import { formatDateTime, weekdayText } from './date-time-text.ts';
import { searchName } from './search-name.ts';
import { fill, type ServerTexts, textsOf } from './server-texts.ts';
import { readableName } from './transliteration/readable-name.ts';

type TextKey = keyof ServerTexts['notifications'];

/**
 * A kind of notification. Excludes the keys of variants of a kind: `_many` (several events), `_search` (a saved search)
 * and `_general` (no job title).
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

/**
 * Returns a time as `21 November, 6:12 pm` and a calendar day as `Saturday, 21 November`; empty without a valid time.
 */
function whenText(moment: unknown, language: Language): string {
  if (typeof moment !== 'string' || Number.isNaN(Date.parse(moment))) return '';
  return isCalendarDay(moment) ? weekdayText(moment, language) : formatDateTime(moment, { language });
}

/** Returns the reason of a cancellation in words; empty for “another reason”, which gives the reader no information. */
function causeText(cause: unknown, language: Language): string {
  const code = cancelReason.safeParse(cause);
  return code.success && code.data !== 'other' ? textsOf(language).reference.cancel_reason[code.data] : '';
}

/**
 * Parameters that notifications from earlier releases lack. If such a parameter is missing and the text `message`
 * contains it, `notificationText` uses the text `brief` instead.
 */
const later = ['day', 'until', 'cause'] as const;

interface Worded {
  kind: WordedKind;
  params: Readonly<Record<string, unknown>>;
  /** Number of events that the notification groups; 1 by default. */
  count?: number;
}

const isCalendarDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

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

interface Words {
  title: string;
  message: string;
  /**
   * A shorter message without a date or reason, for notifications of earlier releases, which lack the date or reason
   * that `message` contains.
   */
  brief?: string;
}

/** Returns the title and message of a notification. */
export function notificationText(language: string, worded: Worded): { title: string; message: string } {
  const { params, count = 1 } = worded;
  const known = languageOf(language) ?? 'en';
  const words: Words = textsOf(known).notifications[keyOf(worded)];
  const values = {
    ...params,
    ...readableNames(params, known),
    search: isSearch(params.search) ? searchName(known, params.search) : '',
    count,
    days: COMPLETION_DAYS,
    when: whenText(params.at, known),
    day: whenText(params.day, known),
    until: whenText(params.until, known),
    cause: causeText(params.cause, known),
  };
  const isKnown = later.every((name) => values[name] !== '' || !words.message.includes(`{{${name}}}`));
  return {
    title: fill(words.title, values),
    message: fill(isKnown ? words.message : (words.brief ?? words.message), values),
  };
}
