// The page of a job without scripts (below `/lite/`): all details of the job, the fraud warning and the link to apply.
import type { Response } from 'express';
import type { Language } from '#contracts/values.ts';
import { pageMark } from '#locales/languages.ts';
import { type PageTexts, pageTexts } from '#locales/page-texts.ts';
import type { PublicJobLookup } from '#marketplace/jobs/public/actions.ts';
import type { PublicJob } from '#marketplace/jobs/public/queries.ts';
import type { Frame } from '../frame.ts';
import { escapeText, type Html, html } from '../html.ts';
import {
  employerHtml,
  factsOf,
  instantText,
  originalTitleHtml,
  payText,
  placeText,
  translatedJob,
} from '../job-words.ts';
import { liteList, sendLitePage } from './lite-page.ts';

/**
 * Maximum size in bytes of a job's description (`WORK`) and requirements after HTML escaping. Every permitted string
 * fits, in any script, except strings with very many quotes and tags, which escaping makes longer.
 */
const MAX_WORK_BYTES = 15_500;
const MAX_REQUIREMENTS_BYTES = 6200;

/** Shortens text until its escaped form fits the byte limit. */
function truncateBytes(text: string, bytes: number): string {
  let cut = text;
  while (Buffer.byteLength(escapeText(cut)) > bytes) cut = cut.slice(0, Math.floor(cut.length * 0.9));
  return cut === text ? text : `${cut.toWellFormed()}…`;
}

const section = (title: string, text: string, mark: Html | null): Html | null =>
  text ? html`<h2>${title}</h2>\n<p class="words"${mark}>${text}</p>` : null;

const warning = ({ pages }: PageTexts) =>
  html`<div class="warn" role="note"><p><strong>${pages.no_fee.title}</strong> ${pages.no_fee.text}</p></div>`;

function factList(texts: PageTexts, job: PublicJob): Html {
  const facts = factsOf(texts, job).map(({ label, value }) => html`<dt>${label}</dt><dd>${value}</dd>\n`);
  const posted = html`<dt>${texts.pages.fact.posted}</dt><dd>${instantText(texts, job.posted_at)}</dd>`;
  return html`<dl>${facts}${posted}</dl>`;
}

const translationNote = ({ pages: { lite } }: PageTexts, original: string) =>
  html`<p class="soft">${lite.translated} <a href="${original}">${lite.original}</a></p>`;

interface TitleView {
  isOwn: boolean;
  language: Language;
}

interface LiteJob {
  job: PublicJob;
  /**
   * The employer's title, which the page shows below the title in the reader's language; null if the two titles are
   * equal.
   */
  originalTitle: Html | null;
  /** The `lang` attribute of the title; null if the employer wrote the title in the reader's language. */
  titleMark: Html | null;
  /** The note that the job is translated; null if the original is shown. */
  note: Html | null;
  language: string;
}

function jobHtml(texts: PageTexts, { job, originalTitle, titleMark, note, language }: LiteJob): Html {
  const { lite, verified } = texts.pages;
  const link = `/jobs/${job.uid}?lng=${language}`;
  // The translation may be in another language than the page (Hindi on a Bhojpuri page), so its texts have a `lang`.
  const mark = note && job.translated_to ? html` lang="${job.translated_to}"` : null;
  return html`<h1${titleMark}>${job.title}</h1>
${originalTitle}
<p class="pay">${payText(texts, job)}</p>
<p>${placeText(texts, job)}</p>
${note}
${warning(texts)}
<p><a class="act" href="${link}">${lite.apply}</a></p>
<p class="soft">${lite.apply_text}</p>
<h2>${lite.facts}</h2>
${factList(texts, job)}
${section(lite.work, truncateBytes(job.description, MAX_WORK_BYTES), mark)}
${section(lite.requirements, truncateBytes(job.requirements ?? '', MAX_REQUIREMENTS_BYTES), mark)}
<h2>${lite.employer}</h2>
<p>${employerHtml(texts, job)}${job.employer.verified ? html` <span class="soft">(${verified})</span>` : null}</p>
<nav><a href="${liteList(language)}">${lite.jobs}</a> <a href="${link}">${lite.full}</a></nav>`;
}

/** Returns the `lang` attribute of the shown title; null if the employer wrote the title in the reader's language. */
function titleMarkOf({ reader_title, translated_to }: PublicJob, { isOwn, language }: TitleView): Html | null {
  if (!reader_title) return null;
  if (isOwn) return html` lang="${reader_title.original_lang}"`;
  // A composed title is in the language of the page. A translated title may not be: on a Bhojpuri page it is in Hindi.
  return html` lang="${reader_title.source === 'composed' ? pageMark(language) : translated_to}"`;
}

/** Sends 200 for an open job, 410 for a job that is not open, and 404 for a job that does not exist. */
export function sendLiteJob(
  res: Response,
  frame: Frame,
  asked: { jobLookup: PublicJobLookup; original: boolean },
): void {
  const { jobLookup } = asked;
  const texts = pageTexts(frame.language);
  if (jobLookup.state === 'open') {
    const own = jobLookup.job;
    const job = asked.original ? own : translatedJob(own);
    const address = `/jobs/${job.uid}`;
    const addressIn = (language: Language) => `/lite${address}?language=${language}`;
    const title = `${job.title}, ${placeText(texts, job)}`;
    const isOwn = job === own;
    const note = isOwn ? null : translationNote(texts, `${addressIn(frame.language)}&original=1`);
    const originalTitle = isOwn ? null : originalTitleHtml(own, own.title);
    const titleMark = titleMarkOf(own, { isOwn, language: frame.language });
    const main = jobHtml(texts, { job, originalTitle, titleMark, note, language: frame.language });
    sendLitePage(res, frame, { title, canonical: address, addressIn, main });
    return;
  }
  const isGone = jobLookup.state === 'gone';
  const { title, text } = isGone ? texts.pages.not_found : texts.pages.missing;
  const main = html`<h1>${title}</h1>
<p>${text}</p>
<p><a class="act" href="${liteList(frame.language)}">${texts.pages.not_found.jobs}</a></p>`;
  sendLitePage(res.status(isGone ? 410 : 404), frame, { title, canonical: null, addressIn: liteList, main });
}
