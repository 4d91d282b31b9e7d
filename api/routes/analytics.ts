// HTTP routes of an employer's dashboard and statistics.

import type { Express } from 'express';
import { analyticsEndpoints } from '#contracts/analytics.ts';
import { employerDashboardEndpoints } from '#contracts/employer-dashboard.ts';
import { showAnalytics } from '#marketplace/analytics/actions/show-analytics.ts';
import { showEmployerDashboard } from '#marketplace/analytics/actions/show-employer-dashboard.ts';
import type { ApiDeps } from '../deps.ts';
import { titleJobOf, titleJobs } from '../http/reader-titles.ts';
import { mount, personOf } from '../http/route.ts';

const endpoints = { ...analyticsEndpoints, ...employerDashboardEndpoints };

export function analyticsRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.getAnalytics, async (call) => {
    const answer = await showAnalytics(call.readDeps, personOf(call), call.query.range);
    return { ...answer, by_job: await titleJobs(call, answer.by_job) };
  });
  mount(app, deps, endpoints.getDashboard, async (call) => {
    const answer = await showEmployerDashboard(call.readDeps, personOf(call));
    const [recent_applications, active_jobs] = await Promise.all([
      titleJobOf(call, answer.recent_applications),
      titleJobs(call, answer.active_jobs),
    ]);
    return { ...answer, recent_applications, active_jobs };
  });
}
