// The page of a job: the app page with the job in its head, or with a message that the job does not exist or is closed.
import type { Request, Response } from 'express';
import { isDrawn } from '#contracts/drawn-trades.ts';
import { idParam, uidParam } from '#contracts/http.ts';
import { type PageTexts, pageTexts } from '#locales/page-texts.ts';
import { withPhraseTexts } from '#locales/phrase-text.ts';
import { fill } from '#locales/server-texts.ts';
import { type PublicJobLookup, showPublicJob } from '#marketplace/jobs/public/actions.ts';
import type { PublicJob } from '#marketplace/jobs/public/queries.ts';
import type { ApiDeps } from '../deps.ts';
import type { AppPage, Filling } from './app-page.ts';
import type { Frame } from './frame.ts';
import { headHtml } from './head.ts';
import { dataScript, html } from './html.ts';
import { jobPosting } from './job-posting.ts';
import { payText, peopleText, placeText, translatedJob } from './job-words.ts';

const DESCRIPTION_LETTERS = 160;

/** Finds a job by the id or UUID in the URL. Any other text in the URL matches no job (D22). */
export async function findByAddress(deps: ApiDeps, text: string, { language }: Frame): Promise<PublicJobLookup> {
  const [number, uid] = [idParam.safeParse(text), uidParam.safeParse(text)];
  const key = number.success ? { id: number.data } : uid.success && { uid: uid.data };
  if (!key) return { state: 'unknown' };
  const found = await showPublicJob(deps, key, pageTexts(language));
  return found.state === 'open' ? { ...found, job: withPhraseTexts(found.job, language) } : found;
}

/** Returns the text on one line, cut at a word boundary if it is longer than `max`. */
function shorten(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2))}…`;
}

/** Returns one line about a job: pay, place, positions, then its description. */
export function summaryOf(texts: PageTexts, job: PublicJob): string {
  const facts = [payText(texts, job), placeText(texts, job), peopleText(texts, job)].join(' · ');
  return shorten(`${facts}. ${job.description}`, DESCRIPTION_LETTERS);
}

/** Returns a page title such as `Mason, Pune, Maharashtra · KaamSetu`. */
export function titleOf({ pages, ...texts }: PageTexts, job: PublicJob, brand: string): string {
  const title = fill(pages.job.title, { title: job.title, place: placeText({ pages, ...texts }, job) });
  return fill(pages.title, { title, brand });
}

/** Returns the path of the picture for shared links to a job: the drawing of its trade. The build writes these files. */
const pictureOf = ({ role }: PublicJob) => `/share/${role && isDrawn(role) ? role : 'job'}.png`;

function openFilling(own: PublicJob, frame: Frame, drawn: Filling['drawn']): Filling {
  const job = translatedJob(own);
  const texts = pageTexts(frame.language);
  const { pages } = texts;
  const data = jobPosting(own, { brand: frame.site_name, texts: pageTexts('en'), now: new Date() });
  return {
    language: frame.language,
    drawn,
    head: headHtml({
      ...frame,
      title: titleOf(texts, job, frame.brand),
      description: summaryOf(texts, job),
      path: `/jobs/${job.uid}`,
      picture: pictureOf(own),
      data: dataScript('application/ld+json', data),
    }),
    without_script: html`<h1>${job.title}</h1>
<p>${summaryOf(texts, job)}</p>
<p>${pages.script.needed} <a href="/lite/jobs/${job.uid}">${pages.script.plain}</a></p>`,
  };
}

/** Returns the head and the message of the page for a job that does not exist or is not open. */
function absentFilling(frame: Frame, words: { title: string; text: string }): Filling {
  const { pages } = pageTexts(frame.language);
  return {
    language: frame.language,
    head: headHtml({
      ...frame,
      title: fill(pages.title, { title: words.title, brand: frame.brand }),
      description: words.text,
      path: null,
    }),
    without_script: html`<h1>${words.title}</h1>
<p>${words.text} <a href="/lite/jobs">${pages.not_found.jobs}</a></p>`,
  };
}

interface FoundJob {
  jobLookup: PublicJobLookup;
  frame: Frame;
  /** Renders the job page on the server. Called only for an open job. */
  draw(): Promise<Filling['drawn']>;
}

/**
 * Sends 200 for an open job, 410 for a job that is not open, and 404 for a job that does not exist. If the URL has the
 * number of an open job instead of its UUID, redirects with 301. The body of 404 and 410 is still the app page, so that
 * the employer who posted the job can still see it after signing in.
 */
export async function sendJobPage(req: Request, res: Response, page: AppPage, found: FoundJob): Promise<void> {
  const { jobLookup, frame, draw } = found;
  const { pages } = pageTexts(frame.language);
  if (jobLookup.state === 'open') {
    const { uid } = jobLookup.job;
    if (req.params.job !== uid) {
      const [, query] = req.originalUrl.split('?');
      res.set('Cache-Control', 'public, max-age=3600').redirect(301, query ? `/jobs/${uid}?${query}` : `/jobs/${uid}`);
      return;
    }
    page.send(res, openFilling(jobLookup.job, frame, await draw()));
    return;
  }
  const isGone = jobLookup.state === 'gone';
  page.send(res.status(isGone ? 410 : 404), absentFilling(frame, isGone ? pages.not_found : pages.missing));
}
