// HTTP routes of reports, and of the check of a job post while the employer types it.
import type { Express } from 'express';
import { jobEndpoints } from '#contracts/jobs.ts';
import { reportEndpoints } from '#contracts/reports.ts';
import { sendReport } from '#marketplace/reports/actions/send-report.ts';
import { showReports } from '#marketplace/reports/actions/show.ts';
import { checkPost } from '#marketplace/trust/actions/check-post.ts';
import type { ApiDeps } from '../deps.ts';
import { titleReports } from '../http/reader-titles.ts';
import { mount, personOf } from '../http/route.ts';

export function reportRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, reportEndpoints.sendReport, (call) => sendReport(deps, personOf(call), call.body));
  mount(app, deps, reportEndpoints.listMyReports, async (call) => {
    const answer = await showReports(deps, personOf(call), call.query);
    return { ...answer, reports: await titleReports(call, answer.reports) };
  });
  mount(app, deps, jobEndpoints.lintJob, async ({ body }) => ({ findings: await checkPost(deps.db, body) }));
}
