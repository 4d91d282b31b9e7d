// Closed jobs of the demo. Each trade with two open jobs in a state gets three of them, so that the demo can show the
// usual pay of the trade, which is computed from at least five jobs of three employers.
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
 * For each closed job: its age in days, its pay in percent of the pay of the open job that it copies, and how many
 * positions its employer is after the employer of the open job in the list of employers.
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

/** Returns three closed jobs that copy the given open jobs, which have one trade and one state. */
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

/** The closed jobs for each trade with two or more open jobs in a state. */
export const earlierJobs: DemoJob[] = openJobs
  .filter((job, index) => openJobs.findIndex(isSameTrade(job)) === index)
  .map((job) => openJobs.filter(isSameTrade(job)))
  .filter((jobs) => jobs.length > 1)
  .flatMap(earlierLike);
