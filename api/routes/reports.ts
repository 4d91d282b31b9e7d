// HTTP routes of reports, and of the automatic check that finds passages that may break a rule while an employer types
// a job post.
import type { Express } from 'express';
import { jobEndpoints } from '#contracts/jobs.ts';
import { reportEndpoints } from '#contracts/reports.ts';
import { sendReport } from '#marketplace/reports/actions/send-report.ts';
import { showReports } from '#marketplace/reports/actions/show.ts';
import { inspectPost } from '#marketplace/trust/actions/check-post.ts';
import type { ApiDeps } from '../deps.ts';
import { titleReports } from '../http/reader-titles.ts';
import { mount, personOf } from '../http/route.ts';
import { withWordsLang } from '../http/words-lang.ts';

export function reportRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, reportEndpoints.sendReport, (call) => sendReport(deps, personOf(call), call.body));
  mount(app, deps, reportEndpoints.listMyReports, async (call) => {
    const answer = await showReports(deps, personOf(call), call.query);
    const reports = await titleReports(call, answer.reports);
    const marked = reports.map((one) => withWordsLang(call.req, one, { details: one.details, outcome: one.outcome }));
    return { ...answer, reports: marked };
  });
  mount(app, deps, jobEndpoints.lintJob, ({ body }) => inspectPost(deps.db, body));
}
