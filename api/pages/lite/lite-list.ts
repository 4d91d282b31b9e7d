// The job list without scripts (`/lite/jobs`): a search form, ten jobs, and links to more.
import type { Request, Response } from 'express';
import type { JobGroup, JobList, JobSearch } from '#contracts/job-search.ts';
import type { Job } from '#contracts/job-shapes.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import type { Language } from '#contracts/values.ts';
import { type PageTexts, pageTexts } from '#locales/page-texts.ts';
import { fill } from '#locales/server-texts.ts';
import { searchJobs } from '#marketplace/jobs/search/actions.ts';
import { translateJobs } from '#marketplace/translations/actions.ts';
import type { ApiDeps } from '../../deps.ts';
import { publicReadDeps } from '../../http/replica-reads.ts';
import type { Frame } from '../frame.ts';
import { type Html, html } from '../html.ts';
import { employerHtml, originalTitleHtml, payText, placeText, stateText, translatedJob } from '../job-words.ts';
import {
  conditionFields,
  conditionLinks,
  type Filters,
  filtersOf,
  readFilters,
  unstatedLine,
} from './lite-conditions.ts';
import { namesakeLine } from './lite-namesakes.ts';
import { liteList, sendLitePage } from './lite-page.ts';

type ListQuery = Pick<JobSearch, 'q' | 'location' | 'page'> & Filters;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns the search from the query parameters of the form; null if the search contract rejects them. */
function readSearch(req: Request): JobSearch | null {
  const given = ['q', 'location', 'page'].flatMap((name) => {
    const value = req.query[name];
    return value === undefined || value === '' ? [] : [[name, value]];
  });
  const read = jobEndpoints.listJobs.query.safeParse(Object.fromEntries([...given, ...readFilters(req.query)]));
  return read.success ? read.data : null;
}

function linkTo(search: ListQuery, language: string): string {
  const { q, location, page } = search;
  const more = new URLSearchParams();
  if (q) more.set('q', q);
  if (location) more.set('location', location);
  for (const [name, value] of filtersOf(search)) more.set(name, value);
  if (page > 1) more.set('page', String(page));
  return [liteList(language), more.toString()].filter(Boolean).join('&');
}

interface FormFields {
  q: string;
  location: string;
  filters: readonly [string, string][];
}

function formHtml(texts: PageTexts, { q, location, filters }: FormFields, language: string): Html {
  const { lite } = texts.pages;
  return html`<form action="/lite/jobs" method="get" role="search">
<input type="hidden" name="language" value="${language}">
<label for="q">${lite.what}</label><input id="q" name="q" value="${q}" maxlength="200">
<label for="location">${lite.where}</label><input id="location" name="location" value="${location}" maxlength="120">
${conditionFields(texts, filters)}<button>${lite.search}</button>
</form>`;
}

function foundText({ pages: { lite } }: PageTexts, { total, total_relation }: JobList): string {
  if (total === 0) return lite.none;
  if (total_relation === 'gte') return fill(lite.found_more, { count: total });
  return fill(total === 1 ? lite.found_one : lite.found_other, { count: total });
}

/**
 * Returns the title of a group of jobs that match only part of the search, and are listed after the matches: “Near
 * Pune” or “Similar work”.
 */
function groupText(texts: PageTexts, { kind, place }: JobGroup): string {
  const name = place ?? '';
  const where = kind === 'state' ? stateText(texts, name) : (texts.places[name] ?? name);
  return fill(texts.reference.job_group[kind] ?? '', { place: where });
}

function listHtml(
  texts: PageTexts,
  { found, search, language }: { found: JobList; search: JobSearch; language: string },
) {
  const { lite } = texts.pages;
  const rowOf = (own: Job) => {
    const job = translatedJob(own);
    return html`<li><a href="/lite/jobs/${job.uid}?language=${language}"><strong>${job.title}</strong></a>
${originalTitleHtml(own, own.title)}
<p>${payText(texts, job)} · ${placeText(texts, job)}</p>
<p class="soft">${employerHtml(texts, job)}</p></li>\n`;
  };
  const { groups = [] } = found;
  const grouped = new Set(groups.flatMap(({ job_ids }) => job_ids));
  const matches = found.jobs.filter(({ id }) => !grouped.has(id));
  const further = groups.map((group) => {
    const jobs = found.jobs.filter(({ id }) => group.job_ids.includes(id));
    return html`<h2>${groupText(texts, group)}</h2>
<ul>${jobs.map(rowOf)}</ul>\n`;
  });
  const turn = (by: number, label: string) =>
    html`<a href="${linkTo({ ...search, page: search.page + by }, language)}">${label}</a>`;
  const back = search.page > 1 ? turn(-1, lite.previous) : null;
  const on = search.page < found.pages ? turn(1, lite.next) : null;
  const { conditions = [], stated_total } = found;
  const unstatedFrom =
    typeof stated_total === 'number' ? Math.max(0, stated_total - (search.page - 1) * search.limit) : matches.length;
  const unstated = matches.slice(unstatedFrom);
  const unstatedHtml =
    unstated.length > 0 ? html`${unstatedLine(texts, conditions)}<ul>${unstated.map(rowOf)}</ul>\n` : null;
  return html`<p>${foundText(texts, found)}</p>
${conditionLinks(texts, { search, conditions }, (next) => linkTo({ ...next, page: 1 }, language))}
${namesakeLine(texts, found.namesake, (location) => linkTo({ ...search, location, page: 1 }, language))}
<ul>${matches.slice(0, unstatedFrom).map(rowOf)}</ul>
${unstatedHtml}${further}<nav>${back} ${on}</nav>`;
}

/** Finds a page of jobs, and translates the jobs that have a translation. */
async function findJobs(deps: ApiDeps, search: JobSearch, language: Language): Promise<JobList> {
  const readDeps = publicReadDeps(deps);
  const found = await searchJobs(readDeps, search);
  return { ...found, jobs: await translateJobs(readDeps, found.jobs, pageTexts(language)) };
}

/** Sends the list page. An invalid search gets a message and 422. */
export async function sendLiteList(deps: ApiDeps, { req, res, frame }: { req: Request; res: Response; frame: Frame }) {
  const texts = pageTexts(frame.language);
  const { pages } = texts;
  const search = readSearch(req);
  const found = search && (await findJobs(deps, search, frame.language));
  const fields = { q: text(req.query.q), location: text(req.query.location), filters: search ? filtersOf(search) : [] };
  const form = formHtml(texts, fields, frame.language);
  const list = search && found ? listHtml(texts, { found, search, language: frame.language }) : null;
  const isPlain = search !== null && !search.q && !search.location && search.page === 1 && fields.filters.length === 0;
  sendLitePage(res.status(list ? 200 : 422), frame, {
    title: pages.jobs.title,
    canonical: isPlain ? '/jobs' : null,
    addressIn: (language) => linkTo(search ?? { page: 1 }, language),
    main: html`<h1>${pages.jobs.title}</h1>
${form}
${list ?? html`<p role="alert">${pages.lite.refused}</p>`}
<nav><a href="/?lng=${frame.language}">${pages.lite.full}</a></nav>`,
  });
}
