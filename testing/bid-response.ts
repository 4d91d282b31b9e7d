// A bid of a crew as the API sends it to a member, for tests of screens.
import type { Bid } from '#contracts/bids.ts';
import { CREW_UID } from './crew-response.ts';

/** An open bid whose leader asks the reader. */
export const bidResponse: Bid = {
  uid: CREW_UID,
  state: 'asked',
  crew: { uid: CREW_UID, name: 'Wakad masons' },
  job: {
    uid: '7f0c0000-0000-4000-8000-000000000002',
    title: 'Masons for a school',
    role: 'mason',
    city: 'Pune',
    state: 'Maharashtra',
    company: 'Sai Construction',
    salary_amount: 900,
    salary_period: 'day',
    start_date: '2026-12-01',
  },
  min_members: 2,
  members: [
    { labour_id: 1, first_name: 'Ramlal', initial: 'Y', is_you: false, answer: null },
    { labour_id: 2, first_name: 'Sunita', initial: 'D', is_you: true, answer: 'asked' },
  ],
  until: '2026-11-28T06:00:00.000Z',
  application_id: null,
  may_answer: true,
};
