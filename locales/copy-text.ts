// Texts of a data export: headings, field names and the meanings of codes.
import { languageOf } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { type ServerTexts, textsOf } from './server-texts.ts';

type Words = Readonly<Record<string, string>>;

/** The texts of a data export in one language. */
export interface CopyTexts {
  language: Language;
  copy: Omit<ServerTexts['copy'], 'heading' | 'field'> & { heading: Words; field: Words };
  /** Returns the meaning of a code in a field of a table; the code itself if it has no translation. */
  meaning(table: string, field: string, code: string): string;
}

/** Maps a field to the list in `reference.json` that contains the meanings of its codes. */
const lists = {
  role: 'role',
  skills: 'role',
  industry: 'industry',
  job_type: 'job_type',
  salary_period: 'salary_period',
  current_salary_period: 'salary_period',
  expected_salary_period: 'salary_period',
  cancel_reason: 'cancel_reason',
  reason: 'cancel_reason',
  user_type: 'user_type',
  from_status: 'application_status',
  to_status: 'application_status',
  'applications.status': 'application_status',
  'jobs.status': 'job_status',
  language: 'spoken_language',
  languages_known: 'spoken_language',
  language_preference: 'spoken_language',
} as const satisfies Record<string, keyof ServerTexts['reference']>;

const isListed = (field: string): field is keyof typeof lists => Object.hasOwn(lists, field);

/**
 * Fields whose codes have their meanings in `copy.json`. All other fields, except those in `lists`, contain text that
 * users wrote, which is shown unchanged.
 */
const coded = [
  'status',
  'gender',
  'preferred_shift',
  'kind',
  'purpose',
  'identity_type',
  'muted_notifications',
  'what',
  'contact_methods_verified',
];

export function copyTexts(reader: string): CopyTexts {
  const language = languageOf(reader) ?? 'en';
  const { copy, reference, notifications } = textsOf(language);
  const notices: Readonly<Record<string, { title: string }>> = notifications;
  const wordsOf = (table: string, field: string): Words => {
    const key = [`${table}.${field}`, field].find(isListed);
    if (key) return reference[lists[key]];
    return coded.includes(field) ? copy.value : {};
  };
  return {
    language,
    copy,
    meaning: (table, field, code) =>
      table === 'notifications' && field === 'kind'
        ? (notices[code]?.title ?? code)
        : (wordsOf(table, field)[code] ?? code),
  };
}
