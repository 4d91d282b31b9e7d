// Applications over HTTP, both sides.
import type { Express } from 'express';
import { applicationEndpoints as endpoints } from '#contracts/applications.ts';
import { apply } from '#marketplace/applications/actions/apply.ts';
import { setApplicationStatus, withdrawApplication } from '#marketplace/applications/actions/move.ts';
import { showApplications, showJobApplicants } from '#marketplace/applications/actions/show.ts';
import type { ApiDeps } from '../deps.ts';
import { mount, personOf } from '../http/route.ts';

export function applicationRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.apply, (call) => apply(deps, personOf(call), call.body));
  mount(app, deps, endpoints.listMyApplications, (call) => showApplications(deps, personOf(call), call.query));
  mount(app, deps, endpoints.withdraw, (call) =>
    withdrawApplication(deps, personOf(call), call.params.application_id, call.body?.reason ?? null),
  );
  mount(app, deps, endpoints.listApplicants, (call) => showApplications(deps, personOf(call), call.query));
  mount(app, deps, endpoints.listJobApplicants, (call) =>
    showJobApplicants(deps, personOf(call), { ...call.query, job: call.params.job_uid }),
  );
  mount(app, deps, endpoints.setApplicationStatus, (call) =>
    setApplicationStatus(deps, personOf(call), call.params.application_id, call.body),
  );
}
