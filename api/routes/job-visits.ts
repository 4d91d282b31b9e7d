// HTTP routes of job views and saved jobs.
import type { Express } from 'express';
import { jobEndpoints } from '#contracts/jobs.ts';
import { saveJob, showSavedJobs, unsaveJob } from '#marketplace/jobs/actions/save-job.ts';
import { viewJob } from '#marketplace/jobs/actions/view-job.ts';
import type { ApiDeps } from '../deps.ts';
import { inLanguage } from '../http/in-language.ts';
import { mount, personOf } from '../http/route.ts';
import { visitorOf } from '../http/visitor.ts';

export function jobVisitRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, jobEndpoints.viewJob, ({ params, caller, req, res }) =>
    viewJob(deps, params.job_uid, {
      person: caller.person,
      visitor: caller.person ? '' : visitorOf(deps, req, res),
      user_agent: req.get('user-agent') ?? '',
    }),
  );
  mount(app, deps, jobEndpoints.listSavedJobs, async (call) =>
    inLanguage(call.readDeps, call, await showSavedJobs(call.readDeps, personOf(call), call.query)),
  );
  mount(app, deps, jobEndpoints.saveJob, (call) => saveJob(deps, personOf(call), call.params.job_uid));
  mount(app, deps, jobEndpoints.unsaveJob, (call) => unsaveJob(deps, personOf(call), call.params.job_uid));
}
