// HTTP route of the worker dashboard; its jobs are in the reader's language.
import type { Express } from 'express';
import { labourDashboardEndpoints as endpoints } from '#contracts/labour-dashboard.ts';
import { showLabourDashboard } from '#marketplace/analytics/labour-dashboard.ts';
import type { ApiDeps } from '../deps.ts';
import { inLanguage } from '../http/in-language.ts';
import { titleItems } from '../http/reader-titles.ts';
import { mount, personOf } from '../http/route.ts';

export function labourDashboardRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.getDashboard, async (call) => {
    const dashboard = await showLabourDashboard(call.readDeps, personOf(call));
    const [matches, saved, invitations, waiting, days, latest] = await Promise.all([
      inLanguage(call.readDeps, call, dashboard.matches),
      inLanguage(call.readDeps, call, dashboard.saved),
      inLanguage(call.readDeps, call, dashboard.invitations),
      titleItems(call, dashboard.waiting),
      titleItems(call, dashboard.days),
      titleItems(call, dashboard.applications.latest),
    ]);
    const applications = { ...dashboard.applications, latest };
    return { ...dashboard, matches, saved, invitations, waiting, days, applications };
  });
}
