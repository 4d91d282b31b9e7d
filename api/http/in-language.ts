// Adds translations to the jobs of a response: in the requested language, else the first supported one of
// `Accept-Language` (D24).
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from '#contracts/z.ts';
import type { ReadDeps } from '#marketplace/deps.ts';
import { targetFor, translateJobs } from '#marketplace/translations/actions.ts';
import { readerLanguage } from './reader.ts';

interface LanguageRequest {
  query: { language?: string | undefined };
  req: Pick<IncomingMessage, 'headers'>;
  res: ServerResponse;
}

type Translatable = Parameters<typeof translateJobs>[1][number];

/** Adds a header name to `Vary`. */
function varyBy(res: ServerResponse, header: string): void {
  const known = res.getHeader('Vary');
  if (known === undefined) res.setHeader('Vary', header);
  else if (!String(known).includes(header)) res.setHeader('Vary', `${known}, ${header}`);
}

/**
 * Returns the language of the query, else that of `Accept-Language`. An unknown language in the query is accepted; the
 * jobs then have no translations (B74).
 */
function requestedLanguage({ query, req, res }: LanguageRequest): string {
  varyBy(res, 'Accept-Language');
  return query.language ?? readerLanguage(req);
}

/** Returns the response with translations added to its jobs. */
export async function inLanguage<J extends Translatable, A extends { jobs: J[] }>(
  deps: ReadDeps,
  asked: LanguageRequest,
  answer: A,
) {
  return { ...answer, jobs: await translateJobs(deps, answer.jobs, requestedLanguage(asked)) };
}

/** Returns the job with its translation added. */
export async function jobInLanguage<J extends Translatable>(
  deps: ReadDeps,
  asked: LanguageRequest,
  job: J,
): Promise<J> {
  const [translated = job] = await translateJobs(deps, [job], requestedLanguage(asked));
  return translated;
}

const page = z.looseObject({
  jobs: z.array(
    z.looseObject({
      id: z.int(),
      title: z.string(),
      state: z.string(),
      city: z.nullable(z.string()),
      role: z.nullable(z.string()),
      job_type: z.string(),
      salary_period: z.nullable(z.string()),
      translated_to: z.nullable(z.string()),
      translations: z.record(z.string(), z.record(z.string(), z.string())),
    }),
  ),
});

/**
 * Adds translations to a page of jobs that is JSON text. If the language needs no translation (English), returns the
 * text unchanged.
 */
export async function textInLanguage(deps: ReadDeps, asked: LanguageRequest, text: string): Promise<string> {
  const language = requestedLanguage(asked);
  if (targetFor(language) === null) return text;
  const answer = page.parse(JSON.parse(text));
  return JSON.stringify({ ...answer, jobs: await translateJobs(deps, answer.jobs, language) });
}
