// Points in time near day boundaries, with the expected dates in the Indian calendar. The dates are constants, so that
// they do not depend on any date library.

export interface CalendarEdge {
  what: string;
  /** The point in time, in UTC. */
  at: string;
  today: string;
  yesterday: string;
  /** The first of the seven days that end with today. */
  week: string;
  /** The current month up to today, and the earlier period with which it is compared. */
  month: string;
  before: string;
  /** A cron task that the worker process must add to its queue within one minute after this point in time. */
  task?: { name: string; at: string };
}

export const calendarEdges: readonly CalendarEdge[] = [
  {
    what: 'leap day, ten past midnight in India',
    at: '2028-02-28T18:40:00Z',
    today: '2028-02-29',
    yesterday: '2028-02-28',
    week: '2028-02-23',
    month: '2028-02-01',
    before: '2028-01-01..2028-01-29',
  },
  {
    what: 'the day after leap day',
    at: '2028-02-29T18:35:00Z',
    today: '2028-03-01',
    yesterday: '2028-02-29',
    week: '2028-02-24',
    month: '2028-03-01',
    before: '2028-02-01..2028-02-01',
  },
  {
    what: 'the last minutes of a year in India',
    at: '2026-12-31T18:28:00Z',
    today: '2026-12-31',
    yesterday: '2026-12-30',
    week: '2026-12-25',
    month: '2026-12-01',
    before: '2026-11-01..2026-11-30',
  },
  {
    what: 'the first minutes of a year in India',
    at: '2026-12-31T18:30:10Z',
    today: '2027-01-01',
    yesterday: '2026-12-31',
    week: '2026-12-26',
    month: '2027-01-01',
    before: '2026-12-01..2026-12-01',
  },
  {
    what: 'eight in the morning of the new year',
    at: '2027-01-01T02:29:00Z',
    today: '2027-01-01',
    yesterday: '2026-12-31',
    week: '2026-12-26',
    month: '2027-01-01',
    before: '2026-12-01..2026-12-01',
    task: { name: 'begin_day', at: '2027-01-01T02:30:00.000Z' },
  },
  {
    what: 'New York goes to summer time',
    at: '2027-03-14T06:59:00Z',
    today: '2027-03-14',
    yesterday: '2027-03-13',
    week: '2027-03-08',
    month: '2027-03-01',
    before: '2027-02-01..2027-02-14',
    task: { name: 'end_jobs', at: '2027-03-14T07:00:00.000Z' },
  },
  {
    what: 'New York goes back from summer time',
    at: '2027-11-07T05:59:00Z',
    today: '2027-11-07',
    yesterday: '2027-11-06',
    week: '2027-11-01',
    month: '2027-11-01',
    before: '2027-10-01..2027-10-07',
    task: { name: 'end_jobs', at: '2027-11-07T06:00:00.000Z' },
  },
];
