// Converts an ad to a job. If the job would violate the schema of a job post (`jobPost`), returns the first violation.
import { fieldCodes } from '#contracts/issues.ts';
import { jobPost } from '#contracts/job-post.ts';
import { salaryPeriod } from '#contracts/reference.ts';
import { line, rupees } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { normaliseText } from '../../places/normalise.ts';
import { placeText } from '../../places/place-text.ts';
import { findPlace, type Place } from '../../places/places.ts';
import { stateOfAnyCode } from '../../places/state-codes.ts';
import { storedIndustry } from '../../search/industries.ts';
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
  schoolingOf,
  shorten,
} from './rules.ts';

/**
 * Schema of an imported job: a post with its source and company. Unlike an ordinary post, an imported job may have no
 * pay (D19).
 */
const importedJob = z.object({
  ...jobPost.shape,
  source: line({ max: 100 }),
  source_id: line({ max: 100 }),
  company: line({ max: 120 }),
  salary_amount: z.nullable(rupees),
  salary_period: z.nullable(salaryPeriod),
});

export type ImportedJob = z.output<typeof importedJob> & {
  /** The normalised company name, by which the account of the company is found. */
  company_key: string;
};

type Conversion = { job: ImportedJob; changes: string[] } | { refusal: Refusal };

const MAX_TITLE_LENGTH = 120;
const MAX_INDUSTRY_LENGTH = 80;
const MAX_LOCATION_LENGTH = 120;

const refused = (code: string, field: string | null = null) => ({ refusal: { code, field } });

/** Returns true if the text contains a word other than `india`, `all` and the names of the city and the state. */
function tellsMoreThan(place: Parameters<typeof placeText>[0], text: string, known: Place | null): boolean {
  const knownText = placeText(place, known);
  return normaliseText(text)
    .split(' ')
    .some((word) => word !== '' && word !== 'india' && word !== 'all' && !knownText.includes(` ${word} `));
}

/** Splits a town with an area in brackets, such as `Pune(Shirwal)`. */
function splitTown(text: string): { town: string; area: string } {
  const [, town = text, area = ''] = /^([^()]+)\(([^()]+)\)\s*$/.exec(text) ?? [];
  return { town: town.trim(), area: area.trim() };
}

/**
 * Returns the first place of the ad: the English name of the state, the stored name of the city, and the remaining
 * parts of the address. Null if the state is unknown.
 */
async function placeOf(ad: Ad) {
  const [first, second] = ad.places ?? [];
  const state = stateOfAnyCode(first?.state ?? '');
  if (!first || !state) return null;
  const { town, area } = splitTown(oneLine(first.city));
  const written = oneLine(ad.address) || oneLine(ad.location);
  const known = await findPlace(town || (written.split(',')[0] ?? ''), state);
  const city = known?.name ?? (town || null);
  const whole =
    normaliseText(written)
      .replace(/^all /, '')
      .replace(/ india$/, '') === normaliseText(state);
  // Only the first place is used. If the ad has several places, its address may belong to another place, so the address
  // is dropped.
  const parts = [area, ...(second ? [] : written.split(',').map((part) => part.trim()))];
  const location = [...new Set(parts)]
    .filter((part) => tellsMoreThan({ state, city, location: null }, part, known))
    .join(', ');
  return {
    state,
    city,
    all_cities: city === null && whole,
    location: shorten(location, MAX_LOCATION_LENGTH) || null,
  };
}

/** Returns a refusal code if the ad lacks a field that the conversion requires; otherwise null. */
function missingIn(ad: Ad): string | null {
  if (!oneLine(ad.src) || !oneLine(ad.id)) return 'no_source_id';
  if (!oneLine(ad.title)) return 'no_title';
  if (normaliseText(ad.company ?? '') === '') return 'no_company';
  return (ad.places ?? []).some((place) => place.state) ? null : 'no_state';
}

/** Converts an ad to a job. Returns the job with codes of the changes that were needed, or the reason for a refusal. */
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
    schooling: schoolingOf(ad),
    positions: positionsOf(ad.openings),
    industry: storedIndustry(shorten(oneLine(ad.sector) || oneLine(ad.category), MAX_INDUSTRY_LENGTH) || null),
    role: guessRole(title) ?? guessRole(oneLine(ad.role)),
  });
  if (!read.success) {
    const [field, codes] = Object.entries(fieldCodes(read.error.issues))[0] ?? [];
    return refused(codes?.[0] ?? 'invalid', field ?? null);
  }
  const changes = [...description.changes, ...(title.length > MAX_TITLE_LENGTH ? ['title_shortened'] : [])];
  return { job: { ...read.data, company_key: normaliseText(read.data.company) }, changes };
}
