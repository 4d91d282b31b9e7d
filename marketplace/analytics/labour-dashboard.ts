// A worker's dashboard, in one response.
import type { LabourDashboard } from '#contracts/labour-dashboard.ts';
import type { Person } from '../actor.ts';
import { showApplications } from '../applications/actions/show.ts';
import { listUnansweredDays } from '../attendance/day-queries.ts';
import type { ReadDeps } from '../deps.ts';
import { listSaved } from '../jobs/queries/saved.ts';
import { recommendJobs } from '../matching/actions/recommend-jobs.ts';
import { listInvitedJobs } from '../matching/queries/invitations.ts';
import { showLabourProfile } from '../people/actions/profile.ts';
import { listBalances } from '../wages/actions/show.ts';
import { findLabourOverview } from './labour-dashboard-queries.ts';
import { lineOf, tipsFor, waitingIn } from './labour-dashboard-rules.ts';

type Store = Pick<ReadDeps, 'db'>;
type Profile = Awaited<ReturnType<typeof showLabourProfile>>;
type Applications = Awaited<ReturnType<typeof showApplications>>;

/** Number of applications, most recently changed first, in which the dashboard looks for pending actions. */
const LOOKED_AT = 30;
const SHOWN = 3;
const RECOMMENDED = 4;
const INVITATIONS = 5;
const DAYS = 10;

const tipsOf = (profile: Profile, has_alert: boolean) =>
  tipsFor({
    skills: profile.skills.length,
    languages: profile.languages_known.length,
    has_picture: profile.profile_picture !== null,
    has_resume: profile.resume !== null,
    has_wanted_pay: profile.expected_salary !== null,
    is_reviewed: profile.verified || profile.identity?.status === 'pending',
    has_alert,
  });

type Dashboard = LabourDashboard & {
  [Key in 'invitations' | 'days' | 'wages' | 'diary_offer']: NonNullable<LabourDashboard[Key]>;
};

const latestOf = ({ applications }: Applications) =>
  applications.slice(0, SHOWN).map((one) => ({ ...lineOf(one), status: one.status, updated_at: one.updated_at }));

export async function showLabourDashboard({ db }: Store, labour: Person): Promise<Dashboard> {
  const [profile, overview, applied, saved, matches, invited, days, wages] = await Promise.all([
    showLabourProfile({ db }, labour.id),
    findLabourOverview(db, labour.id),
    showApplications({ db }, labour, { page: 1, limit: LOOKED_AT }),
    listSaved(db, labour.id, { page: 1, limit: SHOWN }),
    recommendJobs({ db }, labour, { limit: RECOMMENDED }),
    listInvitedJobs(db, labour.id, INVITATIONS),
    listUnansweredDays(db, labour.id, DAYS),
    listBalances({ db }, labour),
  ]);
  const { searches, by_status, unread_notifications, has_alert, diary_offer } = overview;
  return {
    first_name: profile.first_name,
    first_visit: applied.total === 0 && saved.total === 0 && searches.total === 0,
    profile: profile.profile_completion,
    score: profile.score,
    unread_notifications,
    waiting: waitingIn(applied.applications, overview),
    invitations: { jobs: invited },
    days,
    wages,
    diary_offer,
    matches,
    saved,
    searches,
    applications: { total: applied.total, by_status, latest: latestOf(applied) },
    tips: tipsOf(profile, has_alert),
  };
}
