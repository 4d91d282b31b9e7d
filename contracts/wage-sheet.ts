// The employer's wage sheet (D70): people × days of one job or of all jobs, and many entries in one request.
import { endpoint, uidParam } from './http.ts';
import { calendarDay, readerTitleField } from './values.ts';
import { entryKinds, entryStates, wageBalance, wageEntry, wageSides } from './wage-shapes.ts';
import { decisionFields, newWageEntry } from './wages.ts';
import { z } from './z.ts';

export const MAX_SHEET_PEOPLE = 200;
export const MAX_SHEET_DAYS = 31;
export const MAX_SHEET_ITEMS = 500;
/** Maximum number of waiting entries in the response, per person. */
export const MAX_SHEET_WAITING = 31;

const sheetDay = {
  /** Number of the entry in its account. */
  seq: z.int(),
  halves: z.int(),
  overtime_minutes: z.int(),
  state: z.enum(entryStates),
  by: z.enum(wageSides),
};

const sheetCorrection = z.object(sheetDay);

/** The entry of one day of a worker, and its open correction. */
export const wageSheetCell = z.object({ ...sheetDay, day: calendarDay, correction: z.nullable(sheetCorrection) });
export type WageSheetCell = z.output<typeof wageSheetCell>;

/** An entry of the worker that waits for the employer's answer. It may be older than the days of the sheet. */
export const wageSheetQuestion = z.object({
  seq: z.int(),
  kind: z.enum(entryKinds),
  day: calendarDay,
  /** Amount in paise. */
  paise: z.int(),
  /** How much `owed` changes if the employer agrees, in paise. For a correction: the difference to the old amount. */
  effect: z.int(),
  halves: z.nullable(z.int()),
  overtime_minutes: z.nullable(z.int()),
});
export type WageSheetQuestion = z.output<typeof wageSheetQuestion>;

export const wageSheetPerson = z.object({
  account_id: z.int(),
  application_id: z.int(),
  /** Name of the worker; null if the worker was erased. */
  other_name: z.nullable(z.string()),
  job_uid: z.string(),
  job_title: z.string(),
  ...readerTitleField,
  first_day: calendarDay,
  /** Last day of the work; null while the work continues. */
  last_day: z.nullable(calendarDay),
  balance: wageBalance,
  /** False if the pay is one sum for the whole work, so that days cannot be entered. */
  by_day: z.boolean(),
  /** Sum of the employer's payments and advances that wait for the worker's answer, in paise. */
  paid_waiting: z.int(),
  /** Agreed half days and minutes of overtime within the days of the sheet. */
  halves: z.int(),
  overtime_minutes: z.int(),
  /** One cell for each day with an entry, in the order of the days. */
  cells: z.array(wageSheetCell),
  /** Up to 31 entries that wait for the employer, oldest first. */
  waiting: z.array(wageSheetQuestion),
});
export type WageSheetPerson = z.output<typeof wageSheetPerson>;

/** A coming pay day: how many workers must be paid, and what they are owed now, in paise. */
export const comingPayDay = z.object({ day: calendarDay, people: z.int(), paise: z.int() });
export type ComingPayDay = z.output<typeof comingPayDay>;

export const wageSheet = z.object({
  from: calendarDay,
  to: calendarDay,
  /** Up to 200 people, by name. */
  people: z.array(wageSheetPerson),
  /** Number of people of the sheet. Only the first 200 are in `people`. */
  total: z.int(),
  /** The coming pay days of the people of the sheet, earliest first. Payments that wait for an answer are subtracted. */
  pay_days: z.array(comingPayDay),
  sums: z.object({
    halves: z.int(),
    overtime_minutes: z.int(),
    /** Sum of the positive amounts owed, in paise. An advance to one worker does not lower it. */
    owed: z.int(),
  }),
});
export type WageSheet = z.output<typeof wageSheet>;

const DAY_MS = 86_400_000;

const query = z.strictObject({ job_uid: z.optional(uidParam), from: calendarDay, to: calendarDay }).check(
  z.refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < MAX_SHEET_DAYS * DAY_MS, {
    message: 'day_range',
    path: ['to'],
  }),
);
export type WageSheetQuery = z.output<typeof query>;

const getSheet = endpoint({
  method: 'GET',
  path: '/api/v1/employers/wage-sheet/',
  summary:
    'The employer’s wage sheet: the workers of one job or of all jobs, and their days from `from` to `to`, at most 31 days. Workers whose work ended earlier are included while an amount is owed or waits.',
  auth: 'employer',
  query,
  response: wageSheet,
});

const getSheetFile = endpoint({
  method: 'GET',
  path: '/api/v1/employers/wage-sheet.csv/',
  summary: 'The wage sheet as a CSV file in UTF-8 with a byte order mark.',
  auth: 'employer',
  query,
  answers: 'file',
  response: z.unknown(),
});

/** One entry to record or one decision to make, in an account of the employer. */
const item = z
  .strictObject({
    account_id: z.int('not_a_whole_number').check(z.minimum(1, 'not_a_whole_number')),
    entry: z.optional(newWageEntry),
    decision: z.optional(
      z.strictObject({
        ...decisionFields,
        seq: z.int('not_a_whole_number').check(z.minimum(1, 'not_a_whole_number')),
      }),
    ),
  })
  .check(z.refine(({ entry, decision }) => (entry === undefined) !== (decision === undefined), 'required'));
export type WageSheetItem = z.output<typeof item>;

const sheetProblems = [
  'not_found',
  'wrong_party',
  'entry_replaced',
  'correction_waiting',
  'day_recorded',
  'account_full',
  'invalid_transition',
  'not_by_day',
  'part_exceeds',
  'idempotency_key_reused',
  'rate_limited',
  'validation_failed',
] as const;

/** The outcome of an item: the entry, or the problem because of which the server stored nothing for this item. */
export const wageSheetResult = z.object({
  client_id: uidParam,
  entry: z.nullable(wageEntry),
  problem: z.nullable(z.enum(sheetProblems)),
  /** Codes of the wrong fields, for the problem `validation_failed`. */
  errors: z.nullable(z.record(z.string(), z.array(z.string()))),
  /** Number of the entry that prevents this one: the newer entry, the open correction or the entry of the day. */
  seq: z.nullable(z.int()),
});
export type WageSheetResult = z.output<typeof wageSheetResult>;

const saveSheet = endpoint({
  method: 'POST',
  path: '/api/v1/employers/wage-sheet/',
  summary:
    'Stores up to 500 entries and decisions, each by the rules of a single one and with its own result. An item that fails does not affect the others. At most 30 requests an hour.',
  auth: 'employer',
  body: z.strictObject({
    items: z.array(item).check(z.minLength(1, 'required'), z.maxLength(MAX_SHEET_ITEMS, 'too_many')),
  }),
  response: z.object({
    /** The results, in the order of the items. */
    results: z.array(wageSheetResult),
  }),
  problems: ['rate_limited'],
});

export const wageSheetEndpoints = { getSheet, getSheetFile, saveSheet };
