// Conditions such as night shift or minimum pay in the search index: the lexemes of the conditions that a job states,
// and the conditions of a search as parts of a tsquery. Pure.
import { schoolings } from '#contracts/condition-lists.ts';
import type { SearchCondition } from '#contracts/conditions.ts';
import { lowestSchooling, statedConditions } from '../../search/conditions/stated.ts';
import { payPerDay } from './pay-per-day.ts';

/** The fields of a job that state conditions. */
export interface ConditionFields {
  title: string;
  description: string;
  requirements: string | null;
  job_type: string;
  shift: string | null;
  schooling: string | null;
  food_provided: boolean;
  stay_provided: boolean;
  transport_provided: boolean;
  tools_provided: boolean;
  walk_in: boolean;
  start_date: string | null;
  salary_amount: number | null;
  salary_period: string | null;
}

const TENTHS = 10;
const PAY_DIGITS = 6;
const MAX_PAY = 10 ** PAY_DIGITS - 1;

/** Returns pay per day in tenths of a rupee with six digits, so that amounts compare as strings. */
const payDigits = (perDay: number) =>
  String(Math.min(MAX_PAY, Math.floor(perDay * TENTHS + 1e-6))).padStart(PAY_DIGITS, '0');

/**
 * Returns the lexeme of a condition in the search index. Words of job texts never contain `@`, so these lexemes never
 * equal a word.
 */
const mark = {
  jobType: (type: string) => `t@${type}`,
  shift: (shift: string) => `h@${shift}`,
  provided: (name: string) => `v@${name}`,
  experience: (years: string) => `e@${years}`,
  schooling: (schooling: string) => `g@${schooling}`,
  fromHome: 'o@home',
  walkIn: 'o@walkin',
  start: (day: string) => `b@${day}`,
  pay: (digits: string) => `y@${digits}`,
};

const shiftsOf = (shift: string) => (shift === 'both' ? ['day', 'night'] : [shift]);

/** Returns the job types of a job. A job that is paid per day also has the type `daily_wage`. */
const jobTypesOf = ({ job_type, salary_period }: ConditionFields) =>
  salary_period === 'day' ? [job_type, 'daily_wage'] : [job_type];

/** Returns the lexemes of the conditions that a job's fields or its text state. */
export function conditionLexemes(job: ConditionFields): string[] {
  const text = statedConditions({ title: job.title, text: [job.description, job.requirements ?? ''].join('\n') });
  const stated = (name: SearchCondition['name']) => [...(text.get(name) ?? [])];
  const provided = (['food', 'stay', 'transport', 'tools'] as const).filter((name) => job[`${name}_provided`]);
  const schooling = job.schooling ?? lowestSchooling(text.get('schooling'));
  const perDay = payPerDay(job.salary_amount, job.salary_period);
  return [
    ...[...jobTypesOf(job), ...stated('job_type')].map(mark.jobType),
    ...(job.shift ? shiftsOf(job.shift) : stated('shift')).map(mark.shift),
    ...[...provided, ...stated('provided')].map(mark.provided),
    ...stated('experience').map(mark.experience),
    ...(schooling ? [mark.schooling(schooling)] : []),
    ...stated('from_home').map(() => mark.fromHome),
    ...(job.walk_in || text.has('walk_in') ? [mark.walkIn] : []),
    ...(job.start_date ? [mark.start(job.start_date)] : []),
    ...(perDay === null ? [] : [PAID, mark.pay(payDigits(perDay))]),
  ];
}

/** Quotes a lexeme for a tsquery. Escaping is unnecessary: lexemes of this file have no quotes or backslashes. */
const exact = (lexeme: string) => `'${lexeme}'`;
const prefix = (lexeme: string) => `'${lexeme}':*`;
const all = (parts: readonly string[]) => parts.join(' & ');
const oneOf = (parts: readonly string[]) => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`);

/**
 * Returns a tsquery for pay of at least this many tenths of a rupee. All amounts have six digits. An amount is higher
 * if a digit is higher and the digits before it are the same.
 */
function atLeast(digits: string): string {
  const higher = Array.from(digits).flatMap((digit, index) =>
    Array.from({ length: 9 - Number(digit) }, (_, step) =>
      prefix(mark.pay(`${digits.slice(0, index)}${Number(digit) + step + 1}`)),
    ),
  );
  return oneOf([exact(mark.pay(digits)), ...higher]);
}

const INDIA = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
const DAY_MS = 86_400_000;
const dayOf = (start: string) => INDIA.format(Date.now() + (start === 'tomorrow' ? DAY_MS : 0));

/**
 * Two parts of a tsquery for one condition of a search, such as night shift: `stated` matches the jobs that state the
 * condition, and `unstated` the jobs that do not mention it.
 */
interface ConditionQuery {
  stated: string;
  /** Null if the search must not find jobs that do not mention the condition. */
  unstated: string | null;
}

/** Returns a schooling and all lower schoolings. */
function schoolingsUpTo(value: string): readonly string[] {
  const known: readonly string[] = schoolings;
  return known.slice(0, known.indexOf(value) + 1);
}

const none = (lexeme: string) => `!${lexeme}`;

function queryOf({ name, value, period }: SearchCondition): ConditionQuery {
  switch (name) {
    case 'shift':
      return { stated: exact(mark.shift(value)), unstated: none(prefix('h@')) };
    case 'job_type':
      // Every job states its type: the column is never null.
      return { stated: exact(mark.jobType(value)), unstated: null };
    case 'provided':
      return { stated: exact(mark.provided(value)), unstated: none(exact(mark.provided(value))) };
    case 'experience':
      return { stated: exact(mark.experience(value)), unstated: none(exact(mark.experience(value))) };
    case 'schooling': {
      const fitting = schoolingsUpTo(value).map((known) => exact(mark.schooling(known)));
      return { stated: oneOf(fitting), unstated: none(prefix('g@')) };
    }
    case 'from_home':
      return { stated: exact(mark.fromHome), unstated: none(exact(mark.fromHome)) };
    case 'walk_in':
      return { stated: exact(mark.walkIn), unstated: none(exact(mark.walkIn)) };
    case 'start':
      return { stated: exact(mark.start(dayOf(value))), unstated: none(prefix('b@')) };
    case 'pay_min':
      return {
        stated: atLeast(payDigits(payPerDay(Number(value), period) ?? 0)),
        unstated: none(prefix('y@')),
      };
  }
}

/** The conditions of a search as parts of a tsquery. */
interface ConditionsQuery {
  /** Parts that match the jobs that state all conditions. */
  stated: string[];
  /** Parts that match the jobs that contradict no condition: they state each condition or do not mention it. */
  compatible: string[];
  /**
   * Part that matches the jobs that do not state all conditions. Null if only jobs that state all conditions are
   * wanted.
   */
  incomplete: string | null;
}

export function conditionsQuery(conditions: readonly SearchCondition[]): ConditionsQuery {
  const queries = conditions.map(queryOf);
  const stated = queries.map((query) => query.stated);
  return {
    stated,
    compatible: queries.map((query) =>
      query.unstated === null ? query.stated : `(${query.stated} | ${query.unstated})`,
    ),
    incomplete: queries.every(({ unstated }) => unstated === null) ? null : `!(${all(stated)})`,
  };
}

/** The lexeme of every job that states its pay. */
export const PAID = 'y@';

/**
 * Returns lexemes of which each job with this condition has at least one; empty if there are no such lexemes. A saved
 * search is stored under such lexemes, so that a new job is compared only with saved searches that share a lexeme.
 */
export function conditionAnchors({ name, value }: SearchCondition): string[] {
  switch (name) {
    case 'shift':
      return [mark.shift(value)];
    case 'job_type':
      return [mark.jobType(value)];
    case 'provided':
      return [mark.provided(value)];
    case 'experience':
      return [mark.experience(value)];
    case 'schooling':
      return schoolingsUpTo(value).map(mark.schooling);
    case 'from_home':
      return [mark.fromHome];
    case 'walk_in':
      return [mark.walkIn];
    default:
      return [];
  }
}
