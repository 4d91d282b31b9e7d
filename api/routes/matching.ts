// HTTP routes of matching: jobs for a worker, workers for a job, and invitations.
import type { Express } from 'express';
import { matchingEndpoints as endpoints } from '#contracts/recommended.ts';
import { inviteWorker } from '#marketplace/matching/actions/invite.ts';
import { recommendJobs } from '#marketplace/matching/actions/recommend-jobs.ts';
import { showFittingWorkers } from '#marketplace/matching/actions/show-people.ts';
import { showReach } from '#marketplace/matching/actions/show-reach.ts';
import type { ApiDeps } from '../deps.ts';
import { inLanguage } from '../http/in-language.ts';
import { mount, personOf } from '../http/route.ts';

export function matchingRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.recommendedJobs, async (call) =>
    inLanguage(call.readDeps, call, await recommendJobs(call.readDeps, personOf(call), call.query)),
  );
  mount(app, deps, endpoints.fittingWorkers, (call) =>
    showFittingWorkers(call.readDeps, personOf(call), { uid: call.params.job_uid, limit: call.query.limit }),
  );
  mount(app, deps, endpoints.jobReach, (call) => showReach(call.readDeps, personOf(call), call.params.job_uid));
  mount(app, deps, endpoints.inviteWorker, (call) =>
    inviteWorker(deps, personOf(call), { uid: call.params.job_uid, labour_id: call.body.labour_id }),
  );
}
