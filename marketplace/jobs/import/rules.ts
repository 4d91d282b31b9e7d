// What an ad says, in the terms of a job (decisions D18, D19): pay, texts, kind of work. Pure.
import type { salaryPeriods } from '#contracts/reference.ts';
import { salaryPeriods as periods } from '#contracts/reference.ts';
import { normaliseText } from '../../places/normalise.ts';
import type { Ad } from './ad.ts';

type SalaryPeriod = (typeof salaryPeriods)[number];

interface Pay {
  salary_amount: number | null;
  salary_period: SalaryPeriod | null;
}

const NO_PAY: Pay = { salary_amount: null, salary_period: null };
const MONTHS = 12;
const MAX_RUPEES = 10_000_000;

/**
 * The lower end in whole rupees, a year's pay as a twelfth a month, rounded down: no promise beyond the ad's.
 * An ad without pay, or with an upper end only, has none (D19). Null where the pay makes no sense.
 */
export function payOf(pay: Ad['pay']): Pay | null {
  if (!pay || (!pay.min && !pay.max)) return NO_PAY;
  if (!pay.min) return NO_PAY;
  if (pay.max && pay.max < pay.min) return null;
  const yearly = pay.period === 'year';
  const amount = Math.floor(yearly ? pay.min / MONTHS : pay.min);
  const period = yearly ? 'month' : periods.find((known) => known === pay.period);
  if (!period || !(amount >= 1 && amount <= MAX_RUPEES)) return null;
  return { salary_amount: amount, salary_period: period };
}

const TRAILING = /[^\S\n]+$/gm;
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Lines as they stand, at most one empty one between. */
function normalizeLines(text: string | null | undefined): string {
  return (text ?? '')
    .replace(LINE_ENDS, '\n')
    .replace(TRAILING, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** One line: every run of white space is a space. */
export function oneLine(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/gu, ' ').trim();
}

/** The beginning of a text that is too long, ended at a word. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  // A cut must not leave half of a surrogate pair.
  const cut = text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.search(/\s\S*$/u);
  return `${cut.slice(0, space > max / 2 ? space : cut.length).trimEnd()}…`;
}

const MAX_DESCRIPTION_LENGTH = 5000;
export const MIN_DESCRIPTION_LENGTH = 20;
const MAX_REQUIREMENTS_LENGTH = 2000;

/** What boards leave in a column instead of words about the work. */
const FILLER =
  /^(?:save|unknown|not (?:applicable|disclosed|mentioned)|n\/?a|-+|just now|today|few hours ago|\d+\+? days? ago)$/i;

const said = (text: string | null | undefined): string => {
  const line = oneLine(text);
  return FILLER.test(line) ? '' : line;
};

const labelled = (pairs: readonly (readonly [string, string])[]) =>
  pairs.flatMap(([label, text]) => (text === '' ? [] : [`${label}: ${text}`]));

const skillsOf = (ad: Ad) =>
  (ad.skills ?? [])
    .map(said)
    .filter((skill) => skill !== '')
    .join(', ');

interface Description {
  text: string;
  changes: string[];
}

/** The ad's own words; where they are too few, what its other columns say of the work follows. Too short still: the contract refuses. */
export function descriptionOf(ad: Ad): Description {
  const own = FILLER.test(oneLine(ad.description)) ? '' : normalizeLines(ad.description);
  if (own.length > MAX_DESCRIPTION_LENGTH) {
    return { text: shorten(own, MAX_DESCRIPTION_LENGTH), changes: ['description_shortened'] };
  }
  if (own.length >= MIN_DESCRIPTION_LENGTH) return { text: own, changes: [] };
  const rest = labelled([
    ['Role', said(ad.role)],
    ['Category', said(ad.category)],
    ['Qualification', said(ad.qualification)],
    ['Skills', skillsOf(ad)],
  ]);
  if (rest.length === 0) return { text: own, changes: [] };
  const text = shorten([own, ...rest].filter((part) => part !== '').join('\n'), MAX_DESCRIPTION_LENGTH);
  return { text, changes: ['description_completed'] };
}

const isExperience = (text: string) => /year|yrs?\b|fresher/i.test(text);
const isDate = (text: string) => /^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}$/.test(text);

/** Qualification, experience and skills; null where the ad names none. */
export function requirementsOf(ad: Ad): string | null {
  const experience = said(ad.experience);
  const last = said(ad.last_date);
  const lines = labelled([
    ['Qualification', said(ad.qualification)],
    ['Experience', isExperience(experience) ? experience : ''],
    ['Skills', skillsOf(ad)],
    ['Last date', isDate(last) ? last : ''],
  ]);
  return lines.length === 0 ? null : shorten(lines.join('\n'), MAX_REQUIREMENTS_LENGTH);
}

const KINDS = new Map([
  ['full time', 'full_time'],
  ['part time', 'part_time'],
  ['contract', 'contract'],
  ['temporary', 'contract'],
  ['one time', 'one_time'],
  ['daily wage', 'daily_wage'],
] as const);
type Kind = typeof KINDS extends Map<string, infer V> ? V : never;

/** The kind of work where a column names it; boards that do not say advertise full-time work. */
export function jobTypeOf(ad: Ad): Kind {
  const named = [ad.job_type, ad.hours, ad.experience].map((text) => normaliseText(text ?? ''));
  for (const [words, kind] of KINDS) if (named.includes(words)) return kind;
  return 'full_time';
}

/** How many people; one where the ad does not say or says something that cannot be. */
export function positionsOf(openings: number | null | undefined): number {
  return openings && Number.isInteger(openings) && openings >= 1 && openings <= 500 ? openings : 1;
}
