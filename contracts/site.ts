// Who runs the place, how they are reached and how long they keep what is known: settings, shown in the footer and on the static pages.
import { endpoint } from './http.ts';
import { z } from './z.ts';

/** Where else the company can be found; '' where it is not. */
const social = z.object({
  video: z.string(),
  x: z.string(),
  photos: z.string(),
  network: z.string(),
});
export type SocialPlace = keyof z.output<typeof social>;

export const site = z.object({
  name: z.string(),
  company: z.string(),
  support_phone: z.string(),
  support_email: z.string(),
  address: z.string(),
  /** Who decides complaints (C.8); '' until somebody is named. */
  grievance_officer: z.string(),
  grievance_email: z.string(),
  social,
  /** Days that the privacy notice names (C.6). */
  erasure_days: z.int(),
  export_days: z.int(),
  notification_days: z.int(),
  /** Parts of the app that an operator has switched off. */
  off: z.array(z.enum(['voice_search', 'saved_searches'])),
});
export type Site = z.output<typeof site>;

const getSite = endpoint({
  method: 'GET',
  path: '/api/v1/site/',
  summary:
    'Name, company, support phone and e-mail, postal address, grievance officer, addresses elsewhere, days of keeping.',
  auth: 'public',
  response: site,
});

export const siteEndpoints = { getSite };
