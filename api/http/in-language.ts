// Adds translations and job titles in the reader's language to the jobs of a response. The reader's language is the
// requested language, else the first supported language of `Accept-Language` (D24, D110).
import type { ServerResponse } from 'node:http';
import type { ReadJob } from '#contracts/job-shapes.ts';
import { splitPhrases } from '#contracts/phrased-text.ts';
import type { PhraseLine } from '#contracts/phrases.ts';
import { z } from '#contracts/z.ts';
import type { PageTexts } from '#locales/page-texts.ts';
import { withPhraseTexts } from '#locales/phrase-text.ts';
import type { ReadDeps } from '#marketplace/deps.ts';
import { translateJobs } from '#marketplace/translations/actions.ts';
import { langOf } from '#marketplace/translations/readable.ts';
import { isInReadersLanguage } from '#marketplace/translations/reader-title.ts';
import { targetFor } from '#marketplace/translations/target.ts';
import { type ReaderRequest, readerOf } from './reader.ts';

interface LanguageRequest extends ReaderRequest {
  res: ServerResponse;
}

type Translatable = Parameters<typeof translateJobs>[1][number];
type Described = Translatable & {
  description: string;
  requirements: string | null;
  phrase_lines?: PhraseLine[] | undefined;
  duration?: string | null | undefined;
  words_lang?: ReadJob['words_lang'];
  duration_lang?: ReadJob['duration_lang'];
  phrase_request?: ReadJob['phrase_request'];
};
type TextField = 'description' | 'requirements';

/** Adds the name of a request header to the `Vary` header of the response. */
function varyBy(res: ServerResponse, header: string): void {
  const known = res.getHeader('Vary');
  if (known === undefined) res.setHeader('Vary', header);
  else if (!String(known).includes(header)) res.setHeader('Vary', `${known}, ${header}`);
}

/**
 * Returns the reader's language and the texts in this language; null for an unknown language in the query. Adds
 * `Accept-Language` to `Vary`, because the response depends on this header.
 */
export function varyingReader(asked: LanguageRequest): PageTexts | null {
  varyBy(asked.res, 'Accept-Language');
  return readerOf(asked);
}

/** Returns the response with translations added to its jobs. */
export async function inLanguage<J extends Translatable, A extends { jobs: J[] }>(
  deps: ReadDeps,
  asked: LanguageRequest,
  answer: A,
) {
  return { ...answer, jobs: await translateJobs(deps, answer.jobs, varyingReader(asked)) };
}

/**
 * Returns the language of the employer's own words in a field; undefined if the field is translated or the words are in
 * the reader's language.
 */
function wordsLangOf(job: Described, field: TextField, reader: PageTexts): string | undefined {
  if (job.translations[job.translated_to ?? '']?.[field] !== undefined) return undefined;
  const { own } = splitPhrases(job[field] ?? '', field, job.phrase_lines);
  return isInReadersLanguage(own, reader) ? undefined : langOf(own);
}

/**
 * Adds to a job the languages of the employer's own words, by field. If all own words are in the reader's language,
 * sets `phrase_request` to null: the page then does not offer to ask the employer for phrases (predefined, translated
 * sentences).
 */
function withWordsLang<J extends Described>(job: J, reader: PageTexts | null): J {
  const description = reader ? wordsLangOf(job, 'description', reader) : undefined;
  const requirements = reader ? wordsLangOf(job, 'requirements', reader) : undefined;
  if (description || requirements) return { ...job, words_lang: { description, requirements } };
  return job.phrase_request ? { ...job, phrase_request: null } : job;
}

/**
 * Adds to a job the language of its duration, which employers type as free text, unless it is the reader's language.
 */
function withDurationLang<J extends Described>(job: J, reader: PageTexts | null): J {
  if (!reader || !job.duration || isInReadersLanguage(job.duration, reader)) return job;
  return { ...job, duration_lang: langOf(job.duration) };
}

/**
 * Adds to a job its translation, its phrases in the reader's language, and the languages of the employer's own words.
 */
export async function jobInLanguage<J extends Described>(deps: ReadDeps, asked: LanguageRequest, job: J): Promise<J> {
  const reader = varyingReader(asked);
  const [translated = job] = await translateJobs(deps, [job], reader);
  return withDurationLang(withWordsLang(withPhraseTexts(translated, reader?.language ?? 'en'), reader), reader);
}

const page = z.looseObject({
  jobs: z.array(
    z.looseObject({
      id: z.int(),
      title: z.string(),
      state: z.string(),
      city: z.nullable(z.string()),
      role: z.nullable(z.string()),
      positions: z.int(),
      shift: z.nullable(z.string()),
      job_type: z.string(),
      salary_period: z.nullable(z.string()),
      translated_to: z.nullable(z.string()),
      translations: z.record(z.string(), z.record(z.string(), z.string())),
    }),
  ),
});

const TITLE = /"title"\s*:\s*("(?:[^"\\]|\\.)*")/g;

/** True if every job title in the JSON is written in the reader's language. */
const hasReadersTitles = (text: string, reader: PageTexts) =>
  [...text.matchAll(TITLE)].every(([, json = '""']) => isInReadersLanguage(String(JSON.parse(json)), reader));

/**
 * Adds translations and titles in the reader's language to a page of jobs that is given as JSON. If no job needs a
 * translation or another title, returns the JSON unchanged, without parsing it.
 */
export async function textInLanguage(deps: ReadDeps, asked: LanguageRequest, text: string): Promise<string> {
  const reader = varyingReader(asked);
  if (reader === null || (targetFor(reader.language) === null && hasReadersTitles(text, reader))) return text;
  const answer = page.parse(JSON.parse(text));
  return JSON.stringify({ ...answer, jobs: await translateJobs(deps, answer.jobs, reader) });
}
