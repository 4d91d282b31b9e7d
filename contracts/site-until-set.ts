// Default company data, shown until an operator sets the real data. This module does not import the schema that
// validates the data, so that pages can load it without the schema library.
import type { Site } from './site.ts';

/** Version of the terms of use. Increase the version when the text of the terms changes. */
export const TERMS_VERSION = '2026-11';

/** Company data that pages show until an operator enters the real data, and until the server has responded. */
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
  rating_reveal_days: 14,
  grievance_ack_hours: 24,
  grievance_days: 15,
  grievance_urgent_hours: 24,
  off: [],
};
