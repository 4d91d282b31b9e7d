// Diaries (D73): a worker's own record of work that was found outside the product. No other side sees or confirms it.
// Amounts are in paise.
import { signedPaper } from './documents.ts';
import { endpoint, idParam, pageAnswer, pageQuery, uidParam } from './http.ts';
import { calendarDay, instant, language, line } from './values.ts';
import { MAX_PAISE } from './wage-shapes.ts';
import { z } from './z.ts';

/** Largest number of diaries of a worker, and of entries of a diary. */
export const DIARIES_OF_WORKER = 20;
export const ENTRIES_OF_DIARY = 10_000;

/** Age in years of the oldest day that a worker records. */
export const DIARY_YEARS = 5;

/** Largest number of characters of an employer's name. */
export const OTHER_NAME_LENGTH = 80;

const amount = z.int('out_of_range').check(z.minimum(1, 'out_of_range'), z.maximum(MAX_PAISE, 'out_of_range'));

export const diary = z.object({
  uid: z.string(),
  /** The employer's name as the worker typed it. */
  other_name: z.string(),
  /** The pay for a full day; null if the worker did not state it. Days then have no amount. */
  day_paise: z.nullable(z.int()),
  /** Number of half days of work. */
  halves: z.int(),
  /** The pay of all days minus the payments; negative after an advance. */
  owed: z.int(),
  created_at: instant,
});
export type Diary = z.output<typeof diary>;

export const diaryList = z.object({
  diaries: z.array(diary),
  /** False if the worker has the largest number of diaries. */
  may_add: z.boolean(),
});

export const diaryEntry = z.object({
  id: z.int(),
  kind: z.enum(['day', 'payment']),
  day: calendarDay,
  /** 2 for a full day, 1 for half a day; null for a payment. */
  halves: z.nullable(z.int()),
  paise: z.int(),
  recorded_at: instant,
});
export type DiaryEntry = z.output<typeof diaryEntry>;

/** An entry that the worker records. The server computes the amount of a day from the pay for a full day. */
const newEntry = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      client_id: uidParam,
      kind: z.literal('day'),
      day: calendarDay,
      halves: z.int('out_of_range').check(z.minimum(1, 'out_of_range'), z.maximum(2, 'out_of_range')),
    }),
    z.strictObject({ client_id: uidParam, kind: z.literal('payment'), day: calendarDay, paise: amount }),
  ],
  'not_a_choice',
);
export type NewDiaryEntry = z.output<typeof newEntry>;

const params = z.object({ diary_uid: uidParam });

const listDiaries = endpoint({
  method: 'GET',
  path: '/api/v1/labour/diaries/',
  summary: 'The worker’s own records of work outside the product, newest first (D73).',
  auth: 'labour',
  response: diaryList,
});

const startDiary = endpoint({
  method: 'POST',
  path: '/api/v1/labour/diaries/',
  summary:
    'Starts a diary about an employer, whose name the worker types. Returns the diary of an earlier equal request that has no entries yet.',
  auth: 'labour',
  status: 201,
  body: z.strictObject({
    other_name: line({ min: 2, max: OTHER_NAME_LENGTH, tooShort: 'required' }),
    day_paise: z.optional(z.nullable(amount)),
  }),
  response: diary,
  problems: ['diaries_limit'],
});

const deleteDiary = endpoint({
  method: 'DELETE',
  path: '/api/v1/labour/diaries/{diary_uid}/',
  summary: 'Deletes a diary with all its entries.',
  auth: 'labour',
  params,
  response: diaryList,
  problems: ['not_found'],
});

const listDiaryEntries = endpoint({
  method: 'GET',
  path: '/api/v1/labour/diaries/{diary_uid}/entries/',
  summary: 'The entries of a diary, latest day first.',
  auth: 'labour',
  params,
  query: z.strictObject(pageQuery),
  response: z.object({ entries: z.array(diaryEntry), ...pageAnswer }),
  problems: ['not_found'],
});

const recordDiaryEntry = endpoint({
  method: 'POST',
  path: '/api/v1/labour/diaries/{diary_uid}/entries/',
  summary:
    'Records a day of work or a received payment, at most five years ago. A repeated request with the same `client_id` is written once.',
  auth: 'labour',
  status: 201,
  params,
  body: newEntry,
  response: diaryEntry,
  problems: ['not_found', 'day_recorded', 'account_full', 'idempotency_key_reused', 'rate_limited'],
});

const deleteDiaryEntry = endpoint({
  method: 'DELETE',
  path: '/api/v1/labour/diaries/{diary_uid}/entries/{entry_id}/',
  summary: 'Deletes an entry of a diary.',
  auth: 'labour',
  params: z.object({ diary_uid: uidParam, entry_id: idParam }),
  response: diary,
  problems: ['not_found'],
});

const getDiaryFile = endpoint({
  method: 'GET',
  path: '/api/v1/labour/diaries/{diary_uid}/file/',
  summary: 'All entries of a diary as CSV. Each line states that only the worker says so.',
  auth: 'labour',
  params,
  answers: 'file',
  response: z.unknown(),
  problems: ['not_found'],
});

const requestDiaryDocument = endpoint({
  method: 'POST',
  path: '/api/v1/labour/diaries/{diary_uid}/documents/',
  summary:
    'Requests the signed statement of a diary (D73), which states that only the worker says so. A diary without entries is `not_found`. The same request about unchanged entries returns the same document.',
  auth: 'labour',
  whileSuspended: 'allowed',
  params,
  body: z.strictObject({ language }),
  status: 202,
  response: signedPaper,
  problems: ['not_found', 'name_not_printable', 'rate_limited'],
});

export const diaryEndpoints = {
  listDiaries,
  startDiary,
  deleteDiary,
  listDiaryEntries,
  recordDiaryEntry,
  deleteDiaryEntry,
  getDiaryFile,
  requestDiaryDocument,
};
