// HTTP routes of jobs and of the fixed lists (states, roles, job types).

import type { Express, Request } from 'express';
import { industrySlugs } from '#contracts/industries.ts';
import type { OwnJob } from '#contracts/job-shapes.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { spokenLanguages } from '#contracts/languages.ts';
import { jobTypes, states } from '#contracts/lists.ts';
import { fail } from '#contracts/problems.ts';
import { salaryPeriods } from '#contracts/reference.ts';
import { roles } from '#contracts/roles.ts';
import { namesOfIndustry, namesOfRole, namesOfState } from '#locales/reference-names.ts';
import { askPhrases } from '#marketplace/jobs/actions/ask-phrases.ts';
import { postJob, saveDraft } from '#marketplace/jobs/actions/post-job.ts';
import { showOwnJob, showOwnJobs } from '#marketplace/jobs/actions/show.ts';
import { showMatchedJob } from '#marketplace/matching/actions/show-matched-job.ts';
import { searchPlaces } from '#marketplace/places/search-places.ts';
import type { ApiDeps } from '../deps.ts';
import { composePost } from '../http/compose-post.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { jobInLanguage } from '../http/in-language.ts';
import { createLimiter } from '../http/limiter.ts';
import { titleJobs } from '../http/reader-titles.ts';
import { mount, personOf } from '../http/route.ts';
import { langsOf } from '../http/words-lang.ts';

function closedLists() {
  return {
    states: states.map(({ code, name }) => ({ code, name, names: namesOfState(code) })),
    roles: roles.map(({ slug, nco_family }) => ({ slug, nco_family, names: namesOfRole(slug) })),
    industries: industrySlugs.map((slug) => ({ slug, names: namesOfIndustry(slug) })),
    skills: roles.map(({ slug }) => slug),
    languages: [...spokenLanguages],
    job_types: [...jobTypes],
    salary_periods: [...salaryPeriods],
  };
}

/**
 * Maximum number of times per minute that a worker may ask employers to describe a job with phrases (predefined,
 * translated sentences).
 */
const MAX_PHRASE_REQUESTS = 10;

function phraseRequestRoute(app: Express, deps: ApiDeps): void {
  const count = createLimiter(deps, 'phrase requests');
  mount(app, deps, jobEndpoints.askPhrases, async (call) => {
    const labour = personOf(call);
    await count(String(labour.id), MAX_PHRASE_REQUESTS);
    const found = await showMatchedJob(deps, { uid: call.params.job_uid }, labour);
    const job = await jobInLanguage(deps, call, found);
    if (job.status !== 'active') fail('job_not_open');
    if (!job.words_lang) fail('words_readable');
    await askPhrases(deps, labour, job.id);
    return { phrase_request: 'sent' } as const;
  });
}

/** Adds to a job the language of the moderator's message to the employer, if it is not the reader's language. */
function withNoteLang<J extends Pick<OwnJob, 'review_note' | 'review_note_lang'>>(req: Request, job: J): J {
  const { review_note_lang } = langsOf(req, { review_note_lang: job.review_note });
  return review_note_lang ? { ...job, review_note_lang } : job;
}

export function jobRoutes(app: Express, deps: ApiDeps): void {
  phraseRequestRoute(app, deps);
  mount(app, deps, jobEndpoints.getJobById, async (call) =>
    jobInLanguage(
      call.readDeps,
      call,
      await showMatchedJob(call.readDeps, { id: call.params.job_id }, call.caller.person),
    ),
  );
  mount(app, deps, jobEndpoints.getJob, async (call) =>
    jobInLanguage(
      call.readDeps,
      call,
      await showMatchedJob(call.readDeps, { uid: call.params.job_uid }, call.caller.person),
    ),
  );
  mount(app, deps, jobEndpoints.postJob, async (call) => {
    const idempotency = readIdempotencyKey(call);
    const { post, phrases } = composePost(call.req, call.body);
    return post.status === 'draft'
      ? saveDraft(deps, personOf(call), { job: post, phrases: phrases ?? [], idempotency })
      : postJob(deps, personOf(call), { job: post, phrases: phrases ?? [], idempotency });
  });
  mount(app, deps, jobEndpoints.listMyJobs, async (call) => {
    const answer = await showOwnJobs(call.readDeps, personOf(call), call.query);
    const jobs = await titleJobs(call, answer.jobs);
    return { ...answer, jobs: jobs.map((job) => withNoteLang(call.req, job)) };
  });
  mount(app, deps, jobEndpoints.getMyJob, async (call) =>
    withNoteLang(
      call.req,
      await jobInLanguage(deps, call, await showOwnJob(deps, personOf(call), call.params.job_uid)),
    ),
  );
  mount(app, deps, jobEndpoints.meta, async () => closedLists());
  mount(app, deps, jobEndpoints.listCities, async ({ query }) => {
    const { cities, areas } = await searchPlaces(query);
    return {
      cities: cities.map((town) => ({
        name: town.name,
        state: town.state,
        district: town.district,
        names: town.names,
      })),
      areas: areas.map(({ name, city }) => ({ name, city })),
    };
  });
}
