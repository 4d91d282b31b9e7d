// Applications as their worker or employer reads them: the stored data, the actions that the reader may take, and for
// an employer the match of worker and job.
import type { Application } from '#contracts/application-shapes.ts';
import type { ApplicantSort } from '#contracts/applications.ts';
import { fail } from '#contracts/problems.ts';
import type { Queryable } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { ReadDeps } from '../../deps.ts';
import { findOwnJob } from '../../jobs/queries/own.ts';
import { type ApplicantMatch, matchApplicants } from '../../matching/actions/match-applicants.ts';
import { paged } from '../../paged.ts';
import { actsOf, allowedNow } from '../acts.ts';
import {
  type ApplicationFilter,
  type ApplicationRow,
  countApplications,
  findApplication,
  listApplications,
  listApplicationsNamed,
  listRankable,
} from '../queries.ts';

type Store = Pick<ReadDeps, 'db'>;

/**
 * Maximum number of applications that the server sorts by match, score or distance. If an employer has more, this order
 * contains only the newest, and the response states how many are missing. The order by date contains all applications.
 */
const MAX_RANKED_APPLICATIONS = 1000;

const matchesOf = (db: Queryable, person: Person, rows: readonly ApplicationRow[]) =>
  person.type === 'labour'
    ? rows.map((): ApplicantMatch => ({ match: null, distance_km: null }))
    : matchApplicants(
        db,
        rows.map(({ job, applicant }) => ({ job_id: job?.id ?? null, labour_id: applicant.id })),
      );

async function asReadBy(db: Queryable, person: Person, rows: readonly ApplicationRow[]): Promise<Application[]> {
  const matches = await matchesOf(db, person, rows);
  return rows.map(({ facts, ...shown }, place) => ({
    ...shown,
    allowed: allowedNow(person.type, facts),
    acts: actsOf(person.type, facts),
    match: matches[place]?.match ?? null,
    distance_km: matches[place]?.distance_km ?? null,
  }));
}

/** Returns an application of the caller. Fails with `not_found` if the caller has no application with this id. */
export async function showApplication({ db }: Store, person: Person, id: number): Promise<Application> {
  const found = (await findApplication(db, person, id)) ?? fail('not_found');
  const [shown] = await asReadBy(db, person, [found]);
  return shown ?? fail('not_found');
}

/** Returns a page of the caller's applications, with allowed actions and match. */
export async function showApplications({ db }: Store, person: Person, filter: ApplicationFilter) {
  const { applications, total } = await listApplications(db, person, filter);
  return paged({ applications: await asReadBy(db, person, applications) }, total, filter);
}

type ApplicantFilter = ApplicationFilter & { sort?: ApplicantSort | undefined };
type RankedSort = Exclude<ApplicantSort, 'newest'>;
type Ranking = ApplicationFilter & { sort: RankedSort; maxRanked: number };
type Rankable = Awaited<ReturnType<typeof listRankable>>[number] & ApplicantMatch;

/** The value by which each order sorts applicants, highest value first. Applicants without a value come last. */
const rankOf: Record<RankedSort, (one: Rankable) => number> = {
  match: ({ match }) => match?.score ?? 0,
  score: ({ overall }) => overall ?? -1,
  distance: ({ distance_km }) => (distance_km === null ? Number.NEGATIVE_INFINITY : -distance_km),
};

/**
 * Sorts the newest `maxRanked` applications by `sort` and returns one page of them. Applicants with equal values are
 * sorted newest first.
 */
async function showRankedApplicants(db: Queryable, employer: Person, ranking: Ranking) {
  const { job, status, page, limit, sort, maxRanked } = ranking;
  const [newest, total] = await Promise.all([
    listRankable(db, employer, { job, status, limit: maxRanked }),
    countApplications(db, employer, { job, status }),
  ]);
  const matches = await matchApplicants(db, newest);
  const ranked = newest
    .map((one, place) => ({
      id: one.id,
      rank: rankOf[sort]({ ...one, match: null, distance_km: null, ...matches[place] }),
    }))
    .sort((one, other) => (one.rank === other.rank ? other.id - one.id : other.rank - one.rank))
    .map(({ id }) => id);
  const rows = await listApplicationsNamed(db, employer, ranked.slice((page - 1) * limit, page * limit));
  const applications = await asReadBy(db, employer, rows);
  return paged({ applications, left_out: Math.max(0, total - ranked.length) }, ranked.length, ranking);
}

/** Returns a page of the applications to the employer, in the order `sort`. */
export function showApplicants(
  { db }: Store,
  employer: Person,
  { sort = 'newest', ...filter }: ApplicantFilter,
  maxRanked = MAX_RANKED_APPLICATIONS,
) {
  return sort === 'newest'
    ? showApplications({ db }, employer, filter)
    : showRankedApplicants(db, employer, { ...filter, sort, maxRanked });
}

/**
 * Returns a page of the applications to one of the employer's own jobs. Fails with `not_found` if the job belongs to
 * another employer.
 */
export async function showJobApplicants(store: Store, employer: Person, filter: ApplicantFilter & { job: string }) {
  if (!(await findOwnJob(store.db, employer.id, filter.job))) fail('not_found');
  return showApplicants(store, employer, filter);
}
