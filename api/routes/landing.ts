// HTTP routes of the landing page. The responses are the same for all users, so browsers cache them.
import type { Express } from 'express';
import { landingEndpoints } from '#contracts/landing.ts';
import { languageOf } from '#contracts/languages.ts';
import { openPublicStats } from '#marketplace/analytics/public-stats.ts';
import { listTestimonials } from '#marketplace/settings/testimonials.ts';
import type { ApiDeps } from '../deps.ts';
import { readerLanguage } from '../http/reader.ts';
import { publicReadDeps } from '../http/replica-reads.ts';
import { mount } from '../http/route.ts';

export function landingRoutes(app: Express, deps: ApiDeps): void {
  const readStats = openPublicStats(publicReadDeps(deps));
  mount(app, deps, landingEndpoints.showPublicFigures, async ({ res }) => {
    const shown = await readStats();
    res.set('Cache-Control', 'public, max-age=60');
    return shown;
  });
  mount(app, deps, landingEndpoints.listTestimonials, async ({ query, req, res }) => {
    const testimonials = await listTestimonials(deps, languageOf(query.language) ?? readerLanguage(req));
    res.vary('Accept-Language');
    res.set('Cache-Control', 'public, max-age=300');
    return { testimonials };
  });
}
