// HTTP route of the data about the site's operator. Every page shows this data in its footer, so browsers cache it.
import type { Express } from 'express';
import { type Site, siteEndpoints } from '#contracts/site.ts';
import { readSettings } from '#marketplace/settings/queries.ts';
import type { Settings } from '#marketplace/settings/settings.ts';
import type { ApiDeps } from '../deps.ts';
import { mount } from '../http/route.ts';

const keys = [
  'site_name',
  'site_company',
  'site_support_phone',
  'site_support_email',
  'site_address',
  'site_grievance_officer',
  'site_grievance_email',
  'site_social_video',
  'site_social_x',
  'site_social_photos',
  'site_social_network',
  'erasure_cooling_days',
  'export_days',
  'notification_days',
  'rating_reveal_days',
  'grievance_ack_hours',
  'grievance_hours',
  'grievance_urgent_hours',
  'employer_email_optional',
  'voice_search_on',
  'saved_searches_on',
] as const;

/** Returns the features that the operator has disabled. Browsers show all other features. */
const offOf = (set: Pick<Settings, 'voice_search_on' | 'saved_searches_on'>): Site['off'] => [
  ...(set.voice_search_on ? [] : (['voice_search'] as const)),
  ...(set.saved_searches_on ? [] : (['saved_searches'] as const)),
];

export function siteRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, siteEndpoints.getSite, async ({ res }) => {
    const set = await readSettings(deps.db, keys);
    res.set('Cache-Control', 'public, max-age=300');
    return {
      name: set.site_name,
      company: set.site_company,
      support_phone: set.site_support_phone,
      support_email: set.site_support_email,
      address: set.site_address,
      grievance_officer: set.site_grievance_officer,
      grievance_email: set.site_grievance_email,
      social: {
        video: set.site_social_video,
        x: set.site_social_x,
        photos: set.site_social_photos,
        network: set.site_social_network,
      },
      erasure_days: set.erasure_cooling_days,
      export_days: set.export_days,
      notification_days: set.notification_days,
      rating_reveal_days: set.rating_reveal_days,
      grievance_ack_hours: set.grievance_ack_hours,
      grievance_days: Math.ceil(set.grievance_hours / 24),
      grievance_urgent_hours: set.grievance_urgent_hours,
      employer_email_optional: set.employer_email_optional,
      off: offOf(set),
    };
  });
}
