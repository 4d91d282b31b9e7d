// An ad as a job that may be kept, judged by the same contract as a post; or the first reason why not.
import { fieldCodes } from '#contracts/issues.ts';
import { jobPost } from '#contracts/jobs.ts';
import { salaryPeriod } from '#contracts/reference.ts';
import { line, rupees } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { normaliseText } from '../../places/normalise.ts';
import { placeText } from '../../places/place-text.ts';
import { findPlace, type Place } from '../../places/places.ts';
import { stateOfAnyCode } from '../../places/state-codes.ts';
import { guessRole } from '../../search/roles.ts';
import type { Ad, Refusal } from './ad.ts';
import {
  descriptionOf,
  jobTypeOf,
  MIN_DESCRIPTION_LENGTH,
  oneLine,
  payOf,
  positionsOf,
  requirementsOf,
  shorten,
} from './rules.ts';

/** A post, with its source and company, and free of the rule that pay is named (D19). */
const importedJob = z.object({
  ...jobPost.shape,
  source: line({ max: 100 }),
  source_id: line({ max: 100 }),
  company: line({ max: 120 }),
  salary_amount: z.nullable(rupees),
  salary_period: z.nullable(salaryPeriod),
});

export type ImportedJob = z.output<typeof importedJob> & {
  /** The company in its one form: an account a company. */
  company_key: string;
};

type Conversion = { job: ImportedJob; changes: string[] } | { refusal: Refusal };

const MAX_TITLE_LENGTH = 120;
const MAX_INDUSTRY_LENGTH = 80;
const MAX_LOCATION_LENGTH = 120;

const refused = (code: string, field: string | null = null) => ({ refusal: { code, field } });

/** Whether a text names more than the city and state that stand beside it anyway. */
function tellsMoreThan(place: Parameters<typeof placeText>[0], text: string, known: Place | null): boolean {
  const knownText = placeText(place, known);
  return normaliseText(text)
    .split(' ')
    .some((word) => word !== '' && word !== 'india' && word !== 'all' && !knownText.includes(` ${word} `));
}

/** The first place: state by its English name, city by the name it is stored under, and what the ad says beyond them. */
async function placeOf(ad: Ad) {
  const [first, second] = ad.places ?? [];
  const state = stateOfAnyCode(first?.state ?? '');
  if (!first || !state) return null;
  const written = oneLine(ad.address) || oneLine(ad.location);
  const known = await findPlace(first.city ?? written.split(',')[0] ?? '', state);
  const city = known?.name ?? (oneLine(first.city) || null);
  const whole =
    normaliseText(written)
      .replace(/^all /, '')
      .replace(/ india$/, '') === normaliseText(state);
  // Of several places the first counts: the text that lists them all would say otherwise.
  const parts = second ? [] : written.split(',').map((part) => part.trim());
  const location = parts.filter((part) => tellsMoreThan({ state, city, location: null }, part, known)).join(', ');
  return {
    state,
    city,
    all_cities: city === null && whole,
    location: shorten(location, MAX_LOCATION_LENGTH) || null,
  };
}

/** What must be there before the contract can judge the rest. */
function missingIn(ad: Ad): string | null {
  if (!oneLine(ad.src) || !oneLine(ad.id)) return 'no_source_id';
  if (!oneLine(ad.title)) return 'no_title';
  if (normaliseText(ad.company ?? '') === '') return 'no_company';
  return (ad.places ?? []).some((place) => place.state) ? null : 'no_state';
}

/** The job of an ad with what was changed to fit, or why there is none. */
export async function jobOfAd(ad: Ad): Promise<Conversion> {
  const missing = missingIn(ad);
  if (missing) return refused(missing);
  const place = await placeOf(ad);
  if (!place) return refused('state_unknown', 'places');
  const pay = payOf(ad.pay);
  if (!pay) return refused('pay_invalid', 'pay');
  const title = oneLine(ad.title);
  const description = descriptionOf(ad);
  if (description.text.length < MIN_DESCRIPTION_LENGTH) return refused('description_short', 'description');
  const read = importedJob.safeParse({
    source: oneLine(ad.src),
    source_id: oneLine(ad.id),
    company: oneLine(ad.company),
    title: shorten(title, MAX_TITLE_LENGTH),
    state: place.state,
    city: place.city,
    all_cities: place.all_cities,
    location: place.location,
    job_type: jobTypeOf(ad),
    ...pay,
    description: description.text,
    requirements: requirementsOf(ad),
    positions: positionsOf(ad.openings),
    industry: shorten(oneLine(ad.sector) || oneLine(ad.category), MAX_INDUSTRY_LENGTH) || null,
    role: guessRole(title) ?? guessRole(oneLine(ad.role)),
  });
  if (!read.success) {
    const [field, codes] = Object.entries(fieldCodes(read.error.issues))[0] ?? [];
    return refused(codes?.[0] ?? 'invalid', field ?? null);
  }
  const changes = [...description.changes, ...(title.length > MAX_TITLE_LENGTH ? ['title_shortened'] : [])];
  return { job: { ...read.data, company_key: normaliseText(read.data.company) }, changes };
}
