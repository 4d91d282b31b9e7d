// Jobs in the reader's language: what a translator made of them, and beneath it the words of the built-in glossary.
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

/** What of a job has words of its own, and where the translation goes. */
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

/** The language data is translated into for a reader; null for English and for one we do not know (B74). Bhojpuri reads Hindi (D3). */
export function targetFor(language: string | null | undefined): Target | null {
  const known = languageOf(language);
  const target = known === 'bh' ? 'hi' : known;
  return target !== null && isTarget(target) ? target : null;
}

/** Names of a job's own place, by which a title may speak of it. */
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

/** What the glossary knows of a job, without what stays as it is. */
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
 * Jobs with their words in the reader's language beside their own (D24): `translated_to` says which, null where nothing changed. What
 * fails is logged and leaves the original: no job is lost to its translation.
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
    log.warn('jobs are answered untranslated', { language: target, ...describeError(error) });
    return [...jobs];
  }
}
