// Translates jobs to the reader's language: stored machine translations first, then the built-in glossary.
import type { ReaderTitle } from '#contracts/values.ts';
import { describeError } from '#platform/log.ts';
import type { ReadDeps } from '../deps.ts';
import { findPlace } from '../places/places.ts';
import { storedIndustry } from '../search/industries.ts';
import type { TitleTexts } from './composed-title.ts';
import { translateCode } from './glossary.ts';
import { listTranslations } from './queries.ts';
import { glossaryTitle, titleFor } from './reader-title.ts';
import { targetFor } from './target.ts';
import { translateState } from './words/states.ts';
import type { Target } from './words/vocabulary.ts';

/** The fields of a job that the translation reads or changes. */
interface Translatable {
  id: number;
  title: string;
  state: string;
  city: string | null;
  role: string | null;
  positions: number;
  shift: string | null;
  job_type: string;
  salary_period: string | null;
  industry?: string | null;
  translated_to: string | null;
  translations: Record<string, Record<string, string>>;
  reader_title?: ReaderTitle | undefined;
}

/**
 * Returns the fields of a job that the glossary can translate, with their translations. Omits fields whose translation
 * equals the original. The name of the trade comes from the app's texts in the reader's language, so it is the same as
 * on the screens.
 */
async function glossaryFields(
  job: Translatable,
  target: Target,
  { reference }: TitleTexts,
): Promise<Record<string, string>> {
  const place = job.city ? await findPlace(job.city, job.state) : null;
  const city = place?.names[target] ?? null;
  const state = translateState(job.state, target);
  const words: Record<string, [string | null, string | null]> = {
    title: [job.title, glossaryTitle(job.title, target, place)],
    state: [job.state, state],
    city: [job.city, city],
    role: [job.role, (job.role && reference.role[job.role]) ?? null],
    job_type: [job.job_type, translateCode(job.job_type, target)],
    salary_period: [job.salary_period, job.salary_period && translateCode(job.salary_period, target)],
  };
  const changed = Object.entries(words).flatMap(([field, [before, after]]): [string, string][] =>
    after !== null && after !== before ? [[field, after]] : [],
  );
  return Object.fromEntries(changed);
}

type Made = ReadonlyMap<number, Record<string, string>>;

interface Into {
  target: Target;
  reader: TitleTexts;
  made: Made;
}

/** Returns the stored translations by job. Logs a database error as a warning and returns null. */
async function findMade({ db, log }: ReadDeps, ids: readonly number[], target: Target): Promise<Made | null> {
  try {
    return await listTranslations(db, ids, target);
  } catch (error) {
    log.warn('jobs are returned without translation', { language: target, ...describeError(error) });
    return null;
  }
}

async function translated<J extends Translatable>(job: J, { target, reader, made }: Into): Promise<J> {
  const fields = { ...(await glossaryFields(job, target, reader)), ...made.get(job.id) };
  return Object.keys(fields).length === 0 ? job : { ...job, translated_to: target, translations: { [target]: fields } };
}

/** Returns the job with the slug of its industry if the industry is known. Old jobs may store a typed name instead. */
function withIndustry<J extends Translatable>(job: J): J {
  const industry = job.industry && storedIndustry(job.industry);
  return industry === job.industry ? job : { ...job, industry };
}

/**
 * Adds translations to jobs, beside the original text (D24), and a title in the reader's language if the employer's
 * title is in another language (D110). `translated_to` is the target language; null if nothing was translated. Returns
 * the originals on errors, and if the reader's language is unknown (`reader` is null).
 */
export async function translateJobs<J extends Translatable>(
  deps: ReadDeps,
  jobs: readonly J[],
  reader: TitleTexts | null,
): Promise<J[]> {
  if (reader === null || jobs.length === 0) return [...jobs];
  const target = targetFor(reader.language);
  const ids = jobs.map(({ id }) => id);
  const made = target && (await findMade(deps, ids, target));
  return Promise.all(
    jobs.map(withIndustry).map(async (job) => {
      const title = await titleFor(job, reader, made?.get(job.id)?.title);
      const shown = title === null ? job : { ...job, reader_title: title };
      return target && made ? translated(shown, { target, reader, made }) : shown;
    }),
  );
}
