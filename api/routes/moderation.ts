// HTTP routes of the moderation queues and decisions.
import type { Express } from 'express';
import { moderationEndpoints } from '#contracts/moderation.ts';
import { fail } from '#contracts/problems.ts';
import { decideAttendance } from '#marketplace/attendance/actions/contest.ts';
import { decideRating } from '#marketplace/ratings/actions/contest.ts';
import { decideReport } from '#marketplace/reports/actions/decide.ts';
import {
  approveReviewedJob,
  holdOpenJob,
  rejectReviewedJob,
  removeReviewedJob,
  restoreRemovedJob,
} from '#marketplace/reports/actions/moderate-job.ts';
import {
  showAllJobs,
  showDayQueue,
  showRatingQueue,
  showReportQueue,
  showReviewedJob,
  showWaitingJobs,
} from '#marketplace/reports/actions/show-queue.ts';
import { countWaiting, findRatingRow, findReportRow } from '#marketplace/reports/queue-queries.ts';
import type { ApiDeps } from '../deps.ts';
import { adminOf, mount } from '../http/route.ts';

function jobRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, moderationEndpoints.listJobs, ({ query }) => showAllJobs(deps, query));
  mount(app, deps, moderationEndpoints.listWaitingJobs, ({ query }) => showWaitingJobs(deps, query));
  mount(app, deps, moderationEndpoints.showJob, ({ params }) => showReviewedJob(deps, params.job_id));
  mount(app, deps, moderationEndpoints.approveJob, async (call) => {
    await approveReviewedJob(deps, { ...call.params, ...call.body, moderator: adminOf(call) });
    return showReviewedJob(deps, call.params.job_id);
  });
  const reasoned = [
    [moderationEndpoints.rejectJob, rejectReviewedJob],
    [moderationEndpoints.holdJob, holdOpenJob],
    [moderationEndpoints.removeJob, removeReviewedJob],
    [moderationEndpoints.restoreJob, restoreRemovedJob],
  ] as const;
  for (const [endpoint, decide] of reasoned)
    mount(app, deps, endpoint, async (call) => {
      await decide(deps, { ...call.params, ...call.body, moderator: adminOf(call) });
      return showReviewedJob(deps, call.params.job_id);
    });
}

export function moderationRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, moderationEndpoints.showCounts, () => countWaiting(deps.db));
  jobRoutes(app, deps);
  mount(app, deps, moderationEndpoints.listReports, ({ query }) => showReportQueue(deps, query));
  mount(app, deps, moderationEndpoints.decideReport, async (call) => {
    await decideReport(deps, { ...call.params, ...call.body, moderator: adminOf(call) });
    return (await findReportRow(deps.db, call.params.case_number)) ?? fail('not_found');
  });
  mount(app, deps, moderationEndpoints.listRatings, ({ query }) => showRatingQueue(deps, query));
  mount(app, deps, moderationEndpoints.decideRating, async (call) => {
    await decideRating(deps, { ...call.params, ...call.body, moderator: adminOf(call) });
    return (await findRatingRow(deps.db, call.params.rating_id)) ?? fail('not_found');
  });
  mount(app, deps, moderationEndpoints.listDays, ({ query }) => showDayQueue(deps, query));
  mount(app, deps, moderationEndpoints.decideDay, async ({ params, body, ...call }) => {
    await decideAttendance(deps, { id: params.day_id, ...body, moderator: adminOf(call) });
    return { id: params.day_id, verdict: body.verdict };
  });
}
