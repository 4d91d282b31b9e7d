// An employer's dashboard, in one response.
import type { EmployerDashboard } from '#contracts/employer-dashboard.ts';
import type { Person } from '../../actor.ts';
import { showApplications } from '../../applications/actions/show.ts';
import type { ReadDeps } from '../../deps.ts';
import { showOwnJobs } from '../../jobs/actions/show.ts';
import { readSettings } from '../../settings/queries.ts';
import { findEmployerCounts, listTasks } from '../dashboard-queries.ts';
import { findEnds } from '../date-range-queries.ts';
import { countTotals, listSeries } from '../queries.ts';
import { dateRangeBefore, dateRangeOf } from '../rules.ts';

type Store = Pick<ReadDeps, 'db'>;

/** Page of each list on the dashboard: its first five rows. Other pages of the app show the full lists. */
const SHOWN = { page: 1, limit: 5 };

/**
 * Returns the daily views and applications of the last 7 days, and the total views of the 7 days before for comparison.
 */
async function showWeek({ db }: Store, employer: Person) {
  const dates = dateRangeOf('7d', await findEnds(db, employer.id));
  const [series, before] = await Promise.all([
    listSeries(db, employer.id, { ...dates, step: 'day' }),
    countTotals(db, employer.id, dateRangeBefore('7d', dates)),
  ]);
  const views = series.reduce((sum, day) => sum + day.views, 0);
  return { series, applications_today: series.at(-1)?.applications ?? 0, views, views_before: before.views };
}

async function showTasks({ db }: Store, employer: Person) {
  const { remind_after_hours } = await readSettings(db, ['remind_after_hours']);
  return listTasks(db, employer.id, { patienceHours: remind_after_hours });
}

export async function showEmployerDashboard({ db }: Store, employer: Person): Promise<EmployerDashboard> {
  const [counts, week, received, open, tasks] = await Promise.all([
    findEmployerCounts(db, employer.id),
    showWeek({ db }, employer),
    showApplications({ db }, employer, SHOWN),
    showOwnJobs({ db }, employer, { ...SHOWN, status: 'active' }),
    showTasks({ db }, employer),
  ]);
  const { reputation, ...counted } = counts;
  const { series, ...seen } = week;
  return {
    totals: { ...counted, ...seen },
    series,
    recent_applications: received.applications,
    active_jobs: open.jobs,
    tasks,
    reputation,
  };
}
