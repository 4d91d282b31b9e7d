// Translates jobs to the reader's language: stored machine translations first, then the built-in glossary.
import { languageOf } from '#contracts/languages.ts';
import { describeError } from '#platform/log.ts';
import type { ReadDeps } from '../deps.ts';
import { normaliseText } from '../places/normalise.ts';
import { findPlace, type Place } from '../places/places.ts';
import { translateCode, translateTitle } from './glossary.ts';
import { listTranslations } from './queries.ts';
import { sourceOf } from './source-language.ts';
import { translateRole } from './words/roles.ts';
import { translateState } from './words/states.ts';
import { isTarget, type Target } from './words/vocabulary.ts';

/** The fields of a job that are translated or receive the translation. */
interface Translatable {
  id: number;
  title: string;
  state: string;
  city: string | null;
  role: string | null;
  job_type: string;
  salary_period: string | null;
  translated_to: string | null;
  translations: Record<string, Record<string, string>>;
}

/**
 * Returns the target language for a reader; null for English and unknown languages (B74). Bhojpuri readers get Hindi
 * (D3).
 */
export function targetFor(language: string | null | undefined): Target | null {
  const known = languageOf(language);
  const target = known === 'bh' ? 'hi' : known;
  return target !== null && isTarget(target) ? target : null;
}

/**
 * Maps each known name of the job's city to the city's name in the target language. The title may contain any of these
 * names.
 */
function namesOf(place: Place | null, local: { city: string | null; state: string | null }) {
  const names = new Map<string, string>();
  if (place && local.city !== null)
    for (const name of [place.name, ...Object.values(place.names)]) names.set(normaliseText(name), local.city);
  return names;
}

function titleIn(title: string, target: Target, names: ReadonlyMap<string, string>): string | null {
  const { language, romanised } = sourceOf(title);
  return language === target && !romanised ? null : translateTitle(title, target, names);
}

/**
 * Returns the fields of a job that the glossary can translate, with their translations. Omits fields that stay the
 * same.
 */
async function glossaryFields(job: Translatable, target: Target): Promise<Record<string, string>> {
  const place = job.city ? await findPlace(job.city, job.state) : null;
  const city = place?.names[target] ?? null;
  const state = translateState(job.state, target);
  const words: Record<string, [string | null, string | null]> = {
    title: [job.title, titleIn(job.title, target, namesOf(place, { city, state }))],
    state: [job.state, state],
    city: [job.city, city],
    role: [job.role, job.role && translateRole(job.role, target)],
    job_type: [job.job_type, translateCode(job.job_type, target)],
    salary_period: [job.salary_period, job.salary_period && translateCode(job.salary_period, target)],
  };
  const changed = Object.entries(words).flatMap(([field, [before, after]]): [string, string][] =>
    after !== null && after !== before ? [[field, after]] : [],
  );
  return Object.fromEntries(changed);
}

/**
 * Adds translations to jobs, beside the original text (D24). `translated_to` is the language, or null if nothing was
 * translated. On errors it logs a warning and returns the originals.
 */
export async function translateJobs<J extends Translatable>(
  { db, log }: ReadDeps,
  jobs: readonly J[],
  language: string | null | undefined,
): Promise<J[]> {
  const target = targetFor(language);
  if (target === null || jobs.length === 0) return [...jobs];
  try {
    const ids = jobs.map(({ id }) => id);
    const made = await listTranslations(db, ids, target);
    return await Promise.all(
      jobs.map(async (job) => {
        const fields = { ...(await glossaryFields(job, target)), ...made.get(job.id) };
        return Object.keys(fields).length === 0
          ? job
          : { ...job, translated_to: target, translations: { [target]: fields } };
      }),
    );
  } catch (error) {
    log.warn('jobs are returned without translation', { language: target, ...describeError(error) });
    return [...jobs];
  }
}
