// The values of the form with which an employer calls workers, and the request body that they become.
import { type CallPost, callPost } from '#contracts/call-shapes.ts';
import type { RoleSlug } from '#contracts/reference.ts';
import { readRupees } from '../../kit/text/money.ts';
import { today } from '../../kit/text/today.ts';
import type { ChosenPerson } from '../../parts/roster/chosen-people.ts';

export interface CallDraft {
  role: RoleSlug | null;
  positions: number;
  pay: string;
  date: string;
  start_time: string;
  end_time: string;
  state: string;
  city: string;
  location: string;
  travel: CallPost['travel'];
  travel_amount: string;
  food_provided: boolean;
  tools_provided: boolean;
  note: string;
  /** Workers of the roster who are asked first, and whether others are asked after them. */
  people: readonly ChosenPerson[];
  wide: boolean;
}

const DAY_MS = 86_400_000;

/** Returns the day that is `days` days after today in India, as `YYYY-MM-DD`. */
export const dayAhead = (days: number) =>
  new Date(Date.parse(`${today()}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Returns the first values of the form: two workers, or the chosen people, for tomorrow, at the place of the employer's
 * profile. The trade is the first trade of the chosen people.
 */
export const blankCall = (
  place: { state: string | null; city: string | null },
  people: readonly ChosenPerson[] = [],
): CallDraft => ({
  role: people[0]?.roles[0] ?? null,
  positions: people.length || 2,
  pay: '',
  date: dayAhead(1),
  start_time: '08:00',
  end_time: '17:00',
  state: place.state ?? '',
  city: place.city ?? '',
  location: '',
  travel: 'none',
  travel_amount: '',
  food_provided: false,
  tools_provided: false,
  note: '',
  people,
  wide: false,
});

/** Returns the request body of the form, with missing and wrong values as they are. */
export const bodyOf = (draft: CallDraft) => ({
  date: draft.date,
  start_time: draft.start_time,
  end_time: draft.end_time,
  state: draft.state,
  city: draft.city,
  location: draft.location,
  lines: [{ role: draft.role, positions: draft.positions, pay: readRupees(draft.pay) }],
  travel: draft.travel,
  travel_amount: draft.travel === 'paid' ? readRupees(draft.travel_amount) : null,
  food_provided: draft.food_provided,
  tools_provided: draft.tools_provided,
  transport_provided: draft.travel === 'vehicle',
  note: draft.note.trim() || null,
  ...(draft.people.length > 0 && { people: draft.people.map(({ id }) => id), wide: draft.wide }),
});

/** Error codes by field of the form. */
export type CallProblems = Partial<Record<keyof CallDraft, string>>;

/** Returns the field of the form for a path of the request body, such as `lines.0.pay`. */
export const fieldOf = (path: string) => (path.split('.').at(-1) ?? path) as keyof CallDraft;

/** Returns the request body of a complete form, or the error codes of the fields that are missing or wrong. */
export function readCall(draft: CallDraft): { body: CallPost } | { problems: CallProblems } {
  const read = callPost.safeParse(bodyOf(draft));
  const problems: CallProblems = {};
  for (const { path, message } of read.error?.issues ?? []) problems[fieldOf(path.join('.'))] ??= message;
  if (draft.role === null) problems.role = 'required';
  if (draft.location.trim() === '') problems.location = 'required';
  if (draft.city.trim() === '') problems.city = 'required';
  if (!draft.start_time) problems.start_time = 'required';
  if (!draft.end_time || draft.end_time === draft.start_time) problems.end_time = 'required';
  if (draft.travel === 'paid' && readRupees(draft.travel_amount) === null) problems.travel_amount = 'pay';
  if (readRupees(draft.pay) === null) problems.pay = 'pay';
  return read.success && Object.keys(problems).length === 0 ? { body: read.data } : { problems };
}
