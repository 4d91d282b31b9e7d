// The job while it is being written: all text, kept in the tab so that nothing is lost, and turned into what is sent.
import { fieldCodes } from '#contracts/issues.ts';
import { jobPost } from '#contracts/jobs.ts';
import { jobType, roleSlug, salaryPeriod, stateName } from '#contracts/reference.ts';
import { spokenLanguage } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { readRupees } from '../../ui/money.ts';

const draftSchema = z.object({
  role: z.nullable(roleSlug),
  title: z.string(),
  state: z.string(),
  city: z.string(),
  all_cities: z.boolean(),
  salary_amount: z.string(),
  salary_period: salaryPeriod,
  job_type: jobType,
  description: z.string(),
  requirements: z.string(),
  positions: z.int().check(z.minimum(1), z.maximum(500)),
  language_preference: z.array(spokenLanguage),
  duration: z.string(),
  location: z.string(),
});
export type Draft = z.output<typeof draftSchema>;
export type DraftField = keyof Draft;

export const emptyDraft: Draft = {
  role: null,
  title: '',
  state: '',
  city: '',
  all_cities: false,
  salary_amount: '',
  salary_period: 'day',
  job_type: 'daily_wage',
  description: '',
  requirements: '',
  positions: 1,
  language_preference: [],
  duration: '',
  location: '',
};

/** The fields of the first step; all others belong to the second. */
export const firstStep: ReadonlySet<string> = new Set<DraftField>([
  'role',
  'title',
  'state',
  'city',
  'all_cities',
  'salary_amount',
  'salary_period',
  'job_type',
]);

/** What is sent: empty texts are left out, the city gives way to the whole state. */
export function bodyOf(draft: Draft): z.input<typeof jobPost> {
  const text = (value: string) => (value.trim() ? { value: value.trim() } : null);
  const city = draft.all_cities ? null : text(draft.city);
  const requirements = text(draft.requirements);
  const duration = text(draft.duration);
  const location = text(draft.location);
  return {
    title: draft.title,
    state: draft.state,
    all_cities: draft.all_cities,
    ...(city && { city: city.value }),
    job_type: draft.job_type,
    salary_amount: readRupees(draft.salary_amount) ?? 0,
    salary_period: draft.salary_period,
    description: draft.description,
    positions: draft.positions,
    language_preference: draft.language_preference,
    ...(draft.role && { role: draft.role }),
    ...(requirements && { requirements: requirements.value }),
    ...(duration && { duration: duration.value }),
    ...(location && { location: location.value }),
  };
}

/** The first problem code of each field that is not right yet. */
export function draftProblems(body: z.input<typeof jobPost>): Partial<Record<DraftField, string>> {
  const parsed = z.safeParse(jobPost, body);
  const codes = parsed.success ? {} : fieldCodes(parsed.error.issues);
  const first: Partial<Record<string, string>> = {};
  for (const [field, list] of Object.entries(codes)) first[field.split('.')[0] ?? field] ??= list[0] ?? 'invalid';
  if (!body.all_cities && !body.city) first.city ??= 'city_required';
  if (!stateName(body.state)) first.state = body.state ? 'state_unknown' : 'required';
  if (!body.title.trim()) first.title = 'required';
  if (!body.description.trim()) first.description = 'required';
  return first;
}

const KEPT = 'jobDraft';

/** The draft this tab has kept, or an empty one. */
export function readDraft(): Draft {
  try {
    const parsed = z.safeParse(draftSchema, JSON.parse(sessionStorage.getItem(KEPT) ?? 'null'));
    return parsed.success ? parsed.data : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

/** Keeps the draft in this tab; null forgets it. */
export function keepDraft(draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(KEPT, JSON.stringify(draft));
    else sessionStorage.removeItem(KEPT);
  } catch {
    // A browser without storage: the draft lives as long as the page.
  }
}
