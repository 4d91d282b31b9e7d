// HTTP routes of the audit log.
import type { Express } from 'express';
import { auditEndpoints } from '#contracts/audit.ts';
import { checkAudit, showAudit } from '#marketplace/system/audit.ts';
import type { ApiDeps } from '../deps.ts';
import { adminOf, mount } from '../http/route.ts';

export function auditRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, auditEndpoints.listAudit, (call) => showAudit(deps.db, adminOf(call), call.query));
  mount(app, deps, auditEndpoints.checkAudit, ({ query }) => checkAudit(deps.db, query.since));
}
