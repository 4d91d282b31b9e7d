// HTTP routes of an employer's dashboard and statistics.

import type { Express } from 'express';
import { analyticsEndpoints } from '#contracts/analytics.ts';
import { employerDashboardEndpoints } from '#contracts/employer-dashboard.ts';
import { showAnalytics } from '#marketplace/analytics/actions/show-analytics.ts';
import { showEmployerDashboard } from '#marketplace/analytics/actions/show-employer-dashboard.ts';
import type { ApiDeps } from '../deps.ts';
import { mount, personOf } from '../http/route.ts';

const endpoints = { ...analyticsEndpoints, ...employerDashboardEndpoints };

export function analyticsRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.getAnalytics, (call) => showAnalytics(call.readDeps, personOf(call), call.query.range));
  mount(app, deps, endpoints.getDashboard, (call) => showEmployerDashboard(call.readDeps, personOf(call)));
}
