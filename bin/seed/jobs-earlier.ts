// Jobs that employers of the demo posted earlier, for the trades of which two jobs are open. With them, five jobs of
// three employers have pay for the trade, so the demo knows its usual pay.
import { DAY, type DemoJob } from './demo-job.ts';
import { biharJobs } from './jobs-bihar.ts';
import { commonTradeJobs } from './jobs-common-trades.ts';
import { delhiJobs } from './jobs-delhi.ts';
import { karnatakaJobs } from './jobs-karnataka.ts';
import { maharashtraJobs } from './jobs-maharashtra.ts';
import { tamilNaduJobs } from './jobs-tamil-nadu.ts';
import { employers } from './people.ts';

const openJobs = [
  ...maharashtraJobs,
  ...karnatakaJobs,
  ...tamilNaduJobs,
  ...delhiJobs,
  ...biharJobs,
  ...commonTradeJobs,
].filter(({ salary_period }) => salary_period !== 'job');

/**
 * Age of an earlier job in days, its pay in percent of the open job of the same trade, and the number of its employer
 * after the employer of that job.
 */
const EARLIER = [
  { days: 41, percent: 94, after: 1 },
  { days: 63, percent: 100, after: 0 },
  { days: 84, percent: 106, after: 2 },
];

/** Rounds pay as employers do: to ten rupees a day, to 500 a month. */
const rounded = (amount: number) => {
  const step = amount < 5000 ? 10 : 500;
  return Math.round(amount / step) * step;
};

const isSameTrade = (job: DemoJob) => (other: DemoJob) => other.role === job.role && other.state === job.state;

/** Returns three earlier jobs like open jobs of one trade in one state, in turn. */
const earlierLike = (jobs: readonly DemoJob[]): DemoJob[] =>
  EARLIER.flatMap(({ days, percent, after }, index) => {
    const like = jobs[index % jobs.length];
    if (!like) return [];
    return {
      ...like,
      key: `${like.key}-${index + 2}`,
      employer: ((like.employer - 1 + after) % employers.length) + 1,
      age: days * DAY + like.key.length,
      salary_amount: rounded((like.salary_amount * percent) / 100),
      status: 'closed' as const,
    };
  });

/** The earlier jobs of each trade of which a state has two or more open jobs. */
export const earlierJobs: DemoJob[] = openJobs
  .filter((job, index) => openJobs.findIndex(isSameTrade(job)) === index)
  .map((job) => openJobs.filter(isSameTrade(job)))
  .filter((jobs) => jobs.length > 1)
  .flatMap(earlierLike);
