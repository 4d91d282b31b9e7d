// HTTP routes of calls for a day in the admin area.
import type { Express } from 'express';
import { adminCallEndpoints as endpoints } from '#contracts/admin-calls.ts';
import { listCallsForAdmin, showCallForAdmin } from '#marketplace/calls/admin-view.ts';
import type { ApiDeps } from '../deps.ts';
import { mount } from '../http/route.ts';

export function adminCallRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.listCalls, (call) => listCallsForAdmin(deps, call.query));
  mount(app, deps, endpoints.getCall, (call) => showCallForAdmin(deps, call.params.uid));
}
