// What holds of the company until an operator sets it, without the schema that checks it.
import type { Site } from './site.ts';

/** The terms of use in force; raise it with their words. */
export const TERMS_VERSION = '2026-11';

/** What holds until an operator sets it, and what a page shows until the server has said so. */
export const siteUntilSet: Site = {
  name: 'KaamSetu',
  company: 'KaamSetu LLP',
  support_phone: '1800 000 0000',
  support_email: 'help@kaamsetu.example',
  address: 'Bengaluru 560076',
  grievance_officer: '',
  grievance_email: 'grievance@kaamsetu.example',
  social: {
    video: 'https://video.kaamsetu.example/',
    x: 'https://x.kaamsetu.example/',
    photos: 'https://photos.kaamsetu.example/',
    network: 'https://network.kaamsetu.example/',
  },
  erasure_days: 7,
  export_days: 7,
  notification_days: 90,
  off: [],
};
