// Company data: name, contact, retention periods and deadlines. An operator sets these data; the footer and the static
// pages show them.
import { endpoint } from './http.ts';
import { z } from './z.ts';

/** Links to the company's accounts on other platforms; `''` for a platform without an account. */
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
  /** Name of the grievance officer (C.8); `''` until an officer is appointed. */
  grievance_officer: z.string(),
  grievance_email: z.string(),
  social,
  /** Retention periods in days, as stated in the privacy notice (C.6). */
  erasure_days: z.int(),
  export_days: z.int(),
  notification_days: z.int(),
  /**
   * Number of days after which a rating becomes visible even if the rated user has not rated the author in return
   * (D34).
   */
  rating_reveal_days: z.int(),
  /**
   * Time limits for complaints (C.8). `grievance_ack_hours`: for the acknowledgement. `grievance_days`: for the
   * decision. `grievance_urgent_hours`: for the decision on an urgent complaint.
   */
  grievance_ack_hours: z.int(),
  grievance_days: z.int(),
  grievance_urgent_hours: z.int(),
  /** True if employers may register without an e-mail address. Responses of the previous release have no such field. */
  employer_email_optional: z.optional(z.boolean()),
  /** Features that an operator has disabled in the settings. */
  off: z.array(z.enum(['voice_search', 'saved_searches'])),
});
export type Site = z.output<typeof site>;

const getSite = endpoint({
  method: 'GET',
  path: '/api/v1/site/',
  summary: 'Company name, support contact, postal address, grievance officer, social links and periods.',
  auth: 'public',
  response: site,
});

export const siteEndpoints = { getSite };
