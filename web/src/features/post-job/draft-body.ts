// Converts a draft to the API body and back, and validates the draft.

import { industrySlug } from '#contracts/industries.ts';
import { fieldCodes } from '#contracts/issues.ts';
import { jobDraft, jobPost } from '#contracts/job-post.ts';
import type { OwnJob } from '#contracts/job-shapes.ts';
import { stateName } from '#contracts/lists.ts';
import { splitPhrases } from '#contracts/phrased-text.ts';
import type { PhraseInput, PhraseLine } from '#contracts/phrases.ts';
import { roleSlug } from '#contracts/reference.ts';
import { spokenLanguage } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { formatRupees, readRupees } from '../../kit/text/money.ts';
import { emptySlots } from '../../parts/phrases/slot-errors.ts';
import { type Draft, emptyDraft } from './draft.ts';

export type PostBody = z.input<typeof jobPost>;
export type DraftBody = z.input<typeof jobDraft>;

const orNull = (text: string) => text.trim() || null;

function walkInOf({ walk_in_from, walk_in_to, walk_in_place }: Draft): PostBody['walk_in'] {
  const place = walk_in_place.trim();
  if (!walk_in_from && !walk_in_to && !place) return null;
  return { from: walk_in_from, to: walk_in_to || walk_in_from, place };
}

/**
 * Returns the API body: amounts in whole rupees, empty strings as null, and no city if the job is for the whole state.
 */
export function bodyOf(draft: Draft): PostBody {
  const { walk_in_from: _from, walk_in_to: _to, walk_in_place: _place, ...same } = draft;
  return {
    ...same,
    city: draft.all_cities ? null : orNull(draft.city),
    salary_amount: readRupees(draft.salary_amount) ?? 0,
    requirements: orNull(draft.requirements),
    duration: orNull(draft.duration),
    location: orNull(draft.location),
    industry: orNull(draft.industry),
    start_date: draft.start_date || null,
    start_time: draft.start_time || null,
    hours_per_day: draft.hours_per_day ? Number(draft.hours_per_day) : null,
    pincode: orNull(draft.pincode),
    walk_in: walkInOf(draft),
  };
}

const isComplete = (phrase: PhraseInput) => emptySlots([phrase]).length === 0;

/** Returns the body that saves a draft on the server. Fields with invalid values are left out. */
export function draftBodyOf(draft: Draft): DraftBody {
  const { description, requirements } = draft.phrases;
  const phrases = { description: description.filter(isComplete), requirements: requirements.filter(isComplete) };
  const whole = { ...bodyOf(draft), phrases, state: stateName(draft.state), status: 'draft' as const };
  const parsed = z.safeParse(jobDraft, whole);
  if (parsed.success) return whole;
  const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  return { ...Object.fromEntries(Object.entries(whole).filter(([field]) => !wrong.has(field))), status: 'draft' };
}

/**
 * Returns the name of the form field for a field name of the API: `walk_in.to` becomes `walk_in_to`. Names inside
 * prepared phrases (`phrases.…`) stay unchanged.
 */
export function formField(name: string): string {
  if (name.startsWith('phrases.')) return name;
  return name.startsWith('walk_in.') ? name.replace('.', '_') : (name.split('.')[0] ?? name);
}

/** Validates the body of a job that the employer posts. Returns the first error code of each invalid form field. */
export function draftProblems(body: PostBody): Partial<Record<string, string>> {
  const parsed = z.safeParse(jobPost, body);
  const codes = parsed.success ? {} : fieldCodes(parsed.error.issues);
  const first: Partial<Record<string, string>> = {};
  for (const [field, list] of Object.entries(codes)) first[formField(field)] ??= list[0] ?? 'invalid';
  if (!body.all_cities && !body.city) first.city ??= 'city_required';
  if (!stateName(body.state)) first.state = body.state ? 'state_unknown' : 'required';
  if (!body.title.trim()) first.title = 'required';
  const { description = [], requirements = [] } = body.phrases ?? {};
  if (!body.description?.trim() && description.length === 0) first.description = 'required';
  for (const path of emptySlots(description)) first[`phrases.description.${path}`] = 'required';
  for (const path of emptySlots(requirements)) first[`phrases.requirements.${path}`] = 'required';
  return first;
}

const spokenIn = (codes: readonly string[]) =>
  codes.flatMap((code) => {
    const known = spokenLanguage.safeParse(code);
    return known.success ? [known.data] : [];
  });

const phrasesIn = ({ phrase_lines = [] }: OwnJob, field: PhraseLine['field']): PhraseInput[] =>
  phrase_lines.filter((line) => line.field === field).map(({ phrase, version, slots }) => ({ phrase, version, slots }));

/** Returns the form values of a saved job. */
export function draftOf(job: OwnJob): Draft {
  const role = roleSlug.safeParse(job.role);
  return {
    role: role.success ? role.data : null,
    title: job.title,
    state: job.state,
    city: job.city ?? '',
    all_cities: job.all_cities,
    salary_amount: job.salary_amount ? formatRupees(job.salary_amount).replace('₹', '') : '',
    salary_period: job.salary_period ?? emptyDraft.salary_period,
    job_type: job.job_type,
    description: splitPhrases(job.description, 'description', job.phrase_lines).own,
    requirements: splitPhrases(job.requirements ?? '', 'requirements', job.phrase_lines).own,
    phrases: {
      description: phrasesIn(job, 'description'),
      requirements: phrasesIn(job, 'requirements'),
    },
    positions: job.positions,
    language_preference: spokenIn(job.language_preference),
    duration: job.duration ?? '',
    location: job.location ?? '',
    industry: industrySlug(job.industry) ?? job.industry ?? '',
    require_resume: job.require_resume,
    start_date: job.start_date ?? '',
    start_time: job.start_time ?? '',
    hours_per_day: job.hours_per_day === null ? '' : String(job.hours_per_day),
    shift: job.shift,
    schooling: job.schooling,
    food_provided: job.food_provided,
    stay_provided: job.stay_provided,
    transport_provided: job.transport_provided,
    tools_provided: job.tools_provided,
    pincode: job.pincode ?? '',
    walk_in_from: job.walk_in?.from ?? '',
    walk_in_to: job.walk_in?.to ?? '',
    walk_in_place: job.walk_in?.place ?? '',
    is_contractor: job.is_contractor,
  };
}
