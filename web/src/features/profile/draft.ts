// The values of the profile form, mostly as text, and their conversion to the API body.
import { fieldCodes } from '#contracts/issues.ts';
import { employerChange, labourChange } from '#contracts/people.ts';
import { salaryPeriod, type UserType } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { readRupees } from '../../kit/text/money.ts';
import type { Profile } from '../../session/profile.ts';
import { isUnderAge } from './age.ts';
import type { Change } from './queries.ts';

const pay = z.object({ amount: z.string(), period: salaryPeriod });

const draftSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  address: z.string(),
  state: z.string(),
  city: z.string(),
  pincode: z.string(),
  language: z.string(),
  gender: z.string(),
  /** The date of birth, for example `1990-02-28`. Parts that the user has not chosen yet are empty. */
  date_of_birth: z.string(),
  preferred_shift: z.string(),
  preferred_states: z.array(z.string()),
  languages_known: z.array(z.string()),
  current_salary: pay,
  expected_salary: pay,
  experience_years: z.string(),
  skills: z.array(z.string()),
  company_name: z.string(),
  gst_number: z.string(),
  is_contractor: z.boolean(),
});
export type Draft = z.output<typeof draftSchema>;
export type DraftField = keyof Draft;

/** The fields of the form that differ from the profile. Only these fields are stored and sent. */
export type Edits = Partial<Draft>;
export const editsSchema = z.partial(draftSchema);

const textOf = (value: string | number | null) => (value === null ? '' : String(value));
const payOf = (value: { amount: number; period: z.output<typeof salaryPeriod> } | null) =>
  value ? { amount: String(value.amount), period: value.period } : { amount: '', period: 'day' as const };

/** Returns the form values of a profile. */
export function draftOf(profile: Profile): Draft {
  const labour = 'skills' in profile ? profile : null;
  const employer = 'skills' in profile ? null : profile;
  return {
    first_name: profile.first_name,
    last_name: profile.last_name,
    email: textOf(profile.email),
    address: textOf(profile.address),
    state: textOf(profile.state),
    city: textOf(profile.city),
    pincode: textOf(profile.pincode),
    language: profile.language,
    gender: textOf(labour?.gender ?? null),
    date_of_birth: textOf(labour?.date_of_birth ?? null),
    preferred_shift: textOf(labour?.preferred_shift ?? null),
    preferred_states: labour?.preferred_states ?? [],
    languages_known: labour?.languages_known ?? [],
    current_salary: payOf(labour?.current_salary ?? null),
    expected_salary: payOf(labour?.expected_salary ?? null),
    experience_years: textOf(labour?.experience_years ?? null),
    skills: labour?.skills ?? [],
    company_name: textOf(employer?.company_name ?? null),
    gst_number: textOf(employer?.gst_number ?? null),
    is_contractor: employer?.is_contractor ?? false,
  };
}

/**
 * Required fields, which the contract does not allow to be null. If a required field is empty, the body contains an
 * empty string, so that the contract or the server reports an error for the field.
 */
const neverNull: Record<UserType, ReadonlySet<string>> = {
  labour: new Set(['first_name', 'last_name', 'state', 'language']),
  employer: new Set(['first_name', 'last_name', 'state', 'language', 'email', 'address']),
};

const numberOf = (text: string) => readRupees(text) ?? Number.NaN;

function sentValue(user_type: UserType, field: string, value: unknown): unknown {
  const money = z.safeParse(pay, value);
  if (money.success) {
    const { amount, period } = money.data;
    return amount.trim() ? { amount: numberOf(amount), period } : null;
  }
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '' && !neverNull[user_type].has(field)) return null;
  return field === 'experience_years' ? numberOf(text) : text;
}

const sameForm = (value: unknown) => JSON.stringify(Array.isArray(value) ? [...value].sort() : value);

/** Returns the API body with the changed fields. The body is empty if all fields have the values of the profile. */
export function bodyOf(profile: Profile, edits: Edits): Record<string, unknown> {
  const { user_type } = profile;
  const before = new Map<string, unknown>(Object.entries(draftOf(profile)));
  const changed = Object.entries(edits)
    .map(([field, value]) => [field, sentValue(user_type, field, value)] as const)
    .filter(([field, value]) => sameForm(value) !== sameForm(sentValue(user_type, field, before.get(field))));
  return Object.fromEntries(changed);
}

export type Validated = { change: Change; codes: null } | { change: null; codes: Readonly<Record<string, string>> };

function firstCodes(issues: Parameters<typeof fieldCodes>[0]): Record<string, string> {
  const first: Record<string, string> = {};
  for (const [path, codes] of Object.entries(fieldCodes(issues))) first[path.split('.')[0] ?? path] ??= codes[0] ?? '';
  return first;
}

const isYoung = ({ date_of_birth: birth }: Record<string, unknown>) => typeof birth === 'string' && isUnderAge(birth);

function wrongIn(body: Record<string, unknown>, issues: Parameters<typeof fieldCodes>[0]): Validated {
  return { change: null, codes: { ...firstCodes(issues), ...(isYoung(body) && { date_of_birth: 'under_age' }) } };
}

/** Returns the body to send. If fields are invalid, returns the first error code of each invalid field instead. */
export function validate(profile: Profile, edits: Edits): Validated {
  const body = bodyOf(profile, edits);
  if (profile.user_type === 'labour') {
    const parsed = z.safeParse(labourChange, body);
    if (!parsed.success || isYoung(body)) return wrongIn(body, parsed.error?.issues ?? []);
    return { change: { user_type: 'labour', body: parsed.data }, codes: null };
  }
  const parsed = z.safeParse(employerChange, body);
  if (!parsed.success) return wrongIn(body, parsed.error.issues);
  return { change: { user_type: 'employer', body: parsed.data }, codes: null };
}
