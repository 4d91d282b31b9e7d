// What may be read from a standby, and what keeps people from missing there what they have just done (decision 0047).
import { analyticsEndpoints } from '#contracts/analytics.ts';
import { applicationEndpoints } from '#contracts/applications.ts';
import { employerDashboardEndpoints } from '#contracts/employer-dashboard.ts';
import type { Endpoint } from '#contracts/http.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { labourDashboardEndpoints } from '#contracts/labour-dashboard.ts';
import { overviewEndpoints } from '#contracts/overview.ts';
import { Problem } from '#contracts/problems.ts';
import { ratingEndpoints } from '#contracts/ratings.ts';
import { matchingEndpoints } from '#contracts/recommended.ts';
import { savedSearchEndpoints } from '#contracts/saved-searches.ts';
import { saveAdminPosition, saveAdminPositionOfToken } from '#marketplace/admins/queries/sessions.ts';
import { ADMIN_TOKEN_PREFIX } from '#marketplace/admins/rules.ts';
import type { ReadDeps } from '#marketplace/deps.ts';
import { savePosition, savePositionOfToken } from '#marketplace/signin/queries/sessions.ts';
import { describeError } from '#platform/log.ts';
import { digest } from '#platform/secrets.ts';
import type { ApiDeps } from '../deps.ts';
import type { Caller } from './authenticate.ts';

/**
 * The routes whose handlers read by `call.readDeps`: lists, searches, figures. What is not named here reads the main database: who asks,
 * what they may, limits, settings, the bell, and one row that is about to be changed.
 */
const replicaRoutes: ReadonlySet<Endpoint> = new Set<Endpoint>([
  jobEndpoints.listJobs,
  jobEndpoints.popularSearches,
  jobEndpoints.getJob,
  jobEndpoints.getJobById,
  jobEndpoints.listMyJobs,
  jobEndpoints.jobHistory,
  jobEndpoints.listSavedJobs,
  savedSearchEndpoints.listSavedSearches,
  matchingEndpoints.recommendedJobs,
  matchingEndpoints.fittingWorkers,
  applicationEndpoints.listMyApplications,
  applicationEndpoints.listApplicants,
  applicationEndpoints.listJobApplicants,
  analyticsEndpoints.getAnalytics,
  employerDashboardEndpoints.getDashboard,
  labourDashboardEndpoints.getDashboard,
  ratingEndpoints.listGiven,
  ratingEndpoints.listReceived,
  ratingEndpoints.getScore,
  overviewEndpoints.getCounts,
  overviewEndpoints.getTimeline,
  overviewEndpoints.listRecentUsers,
  overviewEndpoints.listRecentJobs,
  overviewEndpoints.listRecentApplications,
]);

/** Readings that change something all the same: an application is opened by being read, a resume by being fetched. */
const writing: ReadonlySet<Endpoint> = new Set<Endpoint>([
  applicationEndpoints.getApplicant,
  applicationEndpoints.getApplicantResume,
]);

const mustSee = ({ session, adminSession }: Caller) => (session ?? adminSession)?.must_see ?? null;

/** For what is the same for everybody: the figures of the landing page, simple pages, the site map. */
export function publicReadDeps({ db, log, replica }: ApiDeps): ReadDeps {
  return { log, db: replica?.readDb(null) ?? db };
}

const readDepsOf = ({ db, log, replica }: ApiDeps, caller: Caller): ReadDeps => ({
  log,
  db: replica?.readDb(mustSee(caller)) ?? db,
});

/** It may be there, and not on the standby yet. */
const mayNotBeReplicated = (error: unknown) =>
  error instanceof Problem && (error.status === 404 || error.status === 409);

/** Runs a handler with what it reads. What a standby does not know of the main database is asked for. */
export async function runOnReplica<T>(
  deps: ApiDeps,
  { endpoint, caller }: { endpoint: Endpoint; caller: Caller },
  handle: (readDeps: ReadDeps) => Promise<T>,
): Promise<T> {
  if (!deps.replica || !replicaRoutes.has(endpoint)) return handle(deps);
  try {
    return await handle(readDepsOf(deps, caller));
  } catch (error) {
    if (mayNotBeReplicated(error)) return handle(deps);
    throw error;
  }
}

/** The token that an answer brings: a session begins with it, or a pass, which has no row of sessions. */
const tokenOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'access_token' in answer ? String(answer.access_token) : null;

async function keep({ db }: ApiDeps, { session, adminSession }: Caller, answer: unknown): Promise<void> {
  const token = tokenOf(answer);
  if (token)
    await (token.startsWith(ADMIN_TOKEN_PREFIX) ? saveAdminPositionOfToken : savePositionOfToken)(db, digest(token));
  if (session) await savePosition(db, session.session_id);
  if (adminSession) await saveAdminPosition(db, adminSession.session_id);
}

/**
 * After a call that may have written, answered or refused: whoever made it must find everything up to here, on every process. Without a
 * standby it does nothing.
 */
export async function recordWritePosition(
  deps: ApiDeps,
  { endpoint, caller, answer }: { endpoint: Endpoint; caller: Caller; answer?: unknown },
): Promise<void> {
  if (!deps.replica || (endpoint.method === 'GET' && !writing.has(endpoint))) return;
  const once = () => keep(deps, caller, answer);
  // What was answered is committed: a connection that breaks now must not make it look undone.
  await once()
    .catch((error: unknown) => (answer === undefined ? Promise.reject(error) : once()))
    .catch((error) => deps.log.warn('somebody may miss on the standby what they have done', describeError(error)));
}
