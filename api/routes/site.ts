// Who runs the place, over HTTP: on every page's foot, so browsers keep it for a while.
import type { Express } from 'express';
import { siteEndpoints } from '#contracts/site.ts';
import { readSettings } from '#marketplace/settings/queries.ts';
import type { ApiDeps } from '../deps.ts';
import { mount } from '../http/route.ts';

const keys = ['site_name', 'site_company', 'site_support_phone', 'site_support_email', 'site_address'] as const;

export function siteRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, siteEndpoints.getSite, async ({ res }) => {
    const site = await readSettings(deps.db, keys);
    res.set('Cache-Control', 'public, max-age=300');
    return {
      name: site.site_name,
      company: site.site_company,
      support_phone: site.site_support_phone,
      support_email: site.site_support_email,
      address: site.site_address,
    };
  });
}
