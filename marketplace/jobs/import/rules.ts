// Converts fields of an ad to fields of a job: pay, description, requirements, job type, positions (D18, D19). Pure.
import type { Schooling } from '#contracts/conditions.ts';
import type { salaryPeriods } from '#contracts/reference.ts';
import { salaryPeriods as periods } from '#contracts/reference.ts';
import { normaliseText } from '../../places/normalise.ts';
import { lowestSchooling, statedConditions } from '../../search/conditions/stated.ts';
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
 * Returns the lower end of the pay in whole rupees, rounded down. Yearly pay is converted to monthly pay. If the ad has
 * no lower end, amount and period are null (D19). Returns null if the pay is invalid.
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

/**
 * Converts all line breaks to `\n`, removes white space before line breaks, and reduces several empty lines to one.
 */
function normalizeLines(text: string | null | undefined): string {
  return (text ?? '')
    .replace(LINE_ENDS, '\n')
    .replace(TRAILING, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Returns the text as one line: each run of white space becomes one space. */
export function oneLine(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/gu, ' ').trim();
}

/** Shortens the string to `max` characters including the ellipsis, at a word boundary if possible. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  // The cut must not separate a surrogate pair, so a trailing high surrogate is removed.
  const cut = text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.search(/\s\S*$/u);
  return `${cut.slice(0, space > max / 2 ? space : cut.length).trimEnd()}…`;
}

const MAX_DESCRIPTION_LENGTH = 5000;
export const MIN_DESCRIPTION_LENGTH = 20;
const MAX_REQUIREMENTS_LENGTH = 2000;

/** Matches placeholders that job boards use for a missing value. */
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

/**
 * Returns the ad's description. If the description is too short, role, category, qualification and skills are appended.
 * The caller refuses the ad if the result is still too short.
 */
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

/**
 * Returns the qualification, experience, skills and last date of application as lines of text; null if the ad has none
 * of these.
 */
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

/** Maximum length of a qualification. Longer texts in this field are lists of other ads and are ignored. */
const MAX_QUALIFICATION_LENGTH = 80;

/**
 * Returns the lowest schooling that the ad's field `qualification` names. If this field names no schooling, returns the
 * lowest schooling that the title and the description name, or null.
 */
export function schoolingOf(ad: Ad): Schooling | null {
  const qualification = said(ad.qualification);
  const own = qualification.length > MAX_QUALIFICATION_LENGTH ? '' : qualification;
  const stated = (text: string) => lowestSchooling(statedConditions({ title: '', text }).get('schooling'));
  return stated(own) ?? stated(`${oneLine(ad.title)}\n${normalizeLines(ad.description)}`);
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

/**
 * Returns the job type that one of the ad's fields names. If no field names a type, returns `full_time`, because most
 * ads that name no type are for full-time work.
 */
export function jobTypeOf(ad: Ad): Kind {
  const named = [ad.job_type, ad.hours, ad.experience].map((text) => normaliseText(text ?? ''));
  for (const [words, kind] of KINDS) if (named.includes(words)) return kind;
  return 'full_time';
}

/** Returns the number of positions. If the given number is missing or not a whole number from 1 to 500, returns 1. */
export function positionsOf(openings: number | null | undefined): number {
  return openings && Number.isInteger(openings) && openings >= 1 && openings <= 500 ? openings : 1;
}
