// HTTP routes for an employer's changes to their own jobs.
import type { Express } from 'express';
import { jobEndpoints } from '#contracts/jobs.ts';
import { editJob } from '#marketplace/jobs/actions/edit-job.ts';
import { copyJob, deleteJob, extendJob, setJobStatus } from '#marketplace/jobs/actions/set-job-status.ts';
import { showJobHistory } from '#marketplace/jobs/actions/show.ts';
import type { ApiDeps } from '../deps.ts';
import { composePost } from '../http/compose-post.ts';
import { mount, personOf } from '../http/route.ts';

export function ownJobRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, jobEndpoints.editJob, async (call) => {
    const { post, phrases } = composePost(call.req, call.body);
    return editJob(deps, personOf(call), { uid: call.params.job_uid, edit: post, phrases });
  });
  mount(app, deps, jobEndpoints.deleteJob, (call) => deleteJob(deps, personOf(call), call.params.job_uid));
  mount(app, deps, jobEndpoints.setJobStatus, (call) =>
    setJobStatus(deps, personOf(call), { uid: call.params.job_uid, ...call.body }),
  );
  mount(app, deps, jobEndpoints.extendJob, (call) => extendJob(deps, personOf(call), call.params.job_uid));
  mount(app, deps, jobEndpoints.copyJob, (call) => copyJob(deps, personOf(call), call.params.job_uid));
  mount(app, deps, jobEndpoints.jobHistory, (call) =>
    showJobHistory(call.readDeps, personOf(call), call.params.job_uid),
  );
}
