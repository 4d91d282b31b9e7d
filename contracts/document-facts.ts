// The facts that signed documents state (D71). Papers and the page of the check show them in the same order.
import { calendarDay } from './values.ts';
import { payRhythms, wageBases } from './wage-shapes.ts';
import { z } from './z.ts';

/** A name in a document has at most this many characters. */
export const MAX_NAME = 80;

const paise = z.int();
const people = { worker: z.string(), employer: z.string(), trade: z.string() };

/**
 * The facts of a wage statement. Amounts are in paise. `rows` is the SHA-256, in base64url, of the canonical JSON of all
 * terms and entries, which the PDF carries as `rows.json`.
 */
export const statementFacts = z.object({
  ...people,
  first_day: calendarDay,
  day: calendarDay,
  earned: paise,
  received: paise,
  owed: paise,
  waiting: paise,
  disputed: paise,
  entries: z.int(),
  rows: z.string(),
});
export type StatementFacts = z.output<typeof statementFacts>;

/**
 * The facts of a wage slip: a month, or its days so far. `days` has a character for each day of the period: `1` a full
 * day, `h` a half day, `-` no agreed work, `x` a day before or after the work, and `+` after a day with overtime.
 * `overtime` is in minutes.
 */
export const slipFacts = z.object({
  ...people,
  from: calendarDay,
  to: calendarDay,
  day: calendarDay,
  days: z.string().check(z.regex(/^(?:[1hx-]\+?){1,31}$/)),
  overtime: z.int(),
  by_code: z.int(),
  by_both: z.int(),
  by_employer: z.int(),
  by_silence: z.int(),
  owed_before: paise,
  earned: paise,
  cash: paise,
  upi: paise,
  bank: paise,
  deductions: paise,
  owed: paise,
  waiting: paise,
  disputed: paise,
});
export type SlipFacts = z.output<typeof slipFacts>;

/**
 * The facts of an appointment note: the terms that apply on the day of the note, and the first day of work to which they
 * apply. Without an agreed pay day, `pay_every` is null, and the paper does not show it.
 */
export const noteFacts = z.object({
  ...people,
  place: z.string(),
  first_day: calendarDay,
  day: calendarDay,
  basis: z.enum(wageBases),
  pay: paise,
  rate_from: calendarDay,
  pay_every: z.nullable(z.enum(payRhythms)),
  pay_weekday: z.nullable(z.int()),
  hours: z.int(),
});
export type NoteFacts = z.output<typeof noteFacts>;

/**
 * The facts of a work certificate: the days that the employer certified, with their names and the trade on the day of the
 * answer. `by_code` of the days were entered with the employer's code, by the worker or by the leader of the crew, and
 * `by_entry` by the worker or the employer.
 */
export const certificateFacts = z.object({
  ...people,
  from: calendarDay,
  to: calendarDay,
  total_days: z.int(),
  half_days: z.int(),
  by_code: z.int(),
  by_entry: z.int(),
  certified: calendarDay,
  day: calendarDay,
});

/**
 * The facts of the statement of a diary, which only the worker states: `employer` is the name that the worker typed.
 * `first_day` is null in a diary of payments only. `rows` is a digest as in a wage statement.
 */
export const diaryFacts = z.object({
  worker: z.string(),
  employer: z.string(),
  first_day: z.nullable(calendarDay),
  day: calendarDay,
  total_days: z.int(),
  half_days: z.int(),
  earned: paise,
  received: paise,
  owed: paise,
  entries: z.int(),
  rows: z.string(),
});
export type DiaryFacts = z.output<typeof diaryFacts>;

/** A document by its kind, with its facts. */
export const documentContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wage-statement'), facts: statementFacts }),
  z.object({ kind: z.literal('wage-slip'), facts: slipFacts }),
  z.object({ kind: z.literal('appointment-note'), facts: noteFacts }),
  z.object({ kind: z.literal('work-certificate'), facts: certificateFacts }),
  z.object({ kind: z.literal('diary-statement'), facts: diaryFacts }),
]);
export type DocumentContent = z.output<typeof documentContent>;

/** A document whose PDF carries rows. */
export type LongContent = Extract<DocumentContent, { kind: 'wage-statement' | 'diary-statement' }>;

/** True for a document whose PDF carries rows. */
export const isLong = (content: DocumentContent): content is LongContent =>
  content.kind === 'wage-statement' || content.kind === 'diary-statement';

/**
 * The facts of each kind of document in the order of the paper, each with the form in which it is written. The digest of
 * the rows is not written.
 */
const forms = {
  'wage-statement': [
    ['worker', 'name'],
    ['employer', 'employer'],
    ['trade', 'trade'],
    ['first_day', 'day'],
    ['day', 'day'],
    ['earned', 'paise'],
    ['received', 'paise'],
    ['owed', 'paise'],
    ['waiting', 'paise'],
    ['disputed', 'paise'],
    ['entries', 'number'],
  ],
  'wage-slip': [
    ['worker', 'name'],
    ['employer', 'employer'],
    ['trade', 'trade'],
    ['from', 'day'],
    ['to', 'day'],
    ['day', 'day'],
    ['owed_before', 'paise'],
    ['earned', 'paise'],
    ['cash', 'paise'],
    ['upi', 'paise'],
    ['bank', 'paise'],
    ['deductions', 'paise'],
    ['owed', 'paise'],
    ['waiting', 'paise'],
    ['disputed', 'paise'],
    ['overtime', 'minutes'],
    ['by_code', 'number'],
    ['by_both', 'number'],
    ['by_employer', 'number'],
    ['by_silence', 'number'],
    ['days', 'days'],
  ],
  'appointment-note': [
    ['worker', 'name'],
    ['employer', 'employer'],
    ['trade', 'trade'],
    ['place', 'name'],
    ['first_day', 'day'],
    ['pay', 'paise'],
    ['basis', 'basis'],
    ['rate_from', 'day'],
    ['pay_every', 'rhythm'],
    ['pay_weekday', 'weekday'],
    ['hours', 'number'],
    ['day', 'day'],
  ],
  'work-certificate': [
    ['worker', 'name'],
    ['employer', 'employer'],
    ['trade', 'trade'],
    ['total_days', 'number'],
    ['by_code', 'number'],
    ['by_entry', 'number'],
    ['half_days', 'number'],
    ['from', 'day'],
    ['to', 'day'],
    ['certified', 'day'],
    ['day', 'day'],
  ],
  'diary-statement': [
    ['worker', 'name'],
    ['employer', 'employer'],
    ['first_day', 'day'],
    ['day', 'day'],
    ['total_days', 'number'],
    ['half_days', 'number'],
    ['earned', 'paise'],
    ['received', 'paise'],
    ['owed', 'paise'],
    ['entries', 'number'],
  ],
} as const;

type Forms = typeof forms;
type Form = Forms[DocumentContent['kind']][number];

/** A fact as papers and the page of the check show it. */
export interface ShownFact {
  name: Form[0];
  form: Form[1];
  value: string | number;
}

/** Returns the facts of a document in the order of the paper, without those that are null. */
export function shownFacts({ kind, facts }: DocumentContent): ShownFact[] {
  const values: Readonly<Record<string, string | number | null>> = facts;
  return forms[kind].flatMap(([name, form]) => {
    const value = values[name] ?? null;
    return value === null ? [] : [{ name, form, value }];
  });
}

/** Character of a day → its printed mark, which has no letters of a language. */
const printed: Readonly<Record<string, string>> = { h: '1/2', x: '*' };

/** Returns the marks of the days of a slip, such as `1`, `1/2` or `1+`, with the day of the month. */
export const marksOf = (days: string): { day: number; mark: string }[] =>
  [...days.matchAll(/([1hx-])(\+?)/g)].map(([, work, overtime = ''], index) => ({
    day: index + 1,
    mark: `${printed[work ?? ''] ?? work}${overtime}`,
  }));
