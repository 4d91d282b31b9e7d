// Selects the reads that may use a replica, and ensures that these reads include the user's own writes (decision 0047).
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
import type { Caller } from './request-context.ts';

/**
 * Routes whose handlers read with `call.readDeps`: lists, searches, statistics. Everything else reads the main
 * database: authentication, permissions, limits, settings, notifications and rows that are about to be changed.
 */
const replicaRoutes: ReadonlySet<Endpoint> = new Set<Endpoint>([
  jobEndpoints.listJobs,
  jobEndpoints.popularSearches,
  jobEndpoints.suggestSearches,
  jobEndpoints.getJob,
  jobEndpoints.getJobById,
  jobEndpoints.listMyJobs,
  jobEndpoints.jobHistory,
  jobEndpoints.listSavedJobs,
  savedSearchEndpoints.listSavedSearches,
  matchingEndpoints.recommendedJobs,
  matchingEndpoints.fittingWorkers,
  matchingEndpoints.jobReach,
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

/** GET endpoints that write: reading an application marks it as opened, and a resume download is recorded. */
const writing: ReadonlySet<Endpoint> = new Set<Endpoint>([
  applicationEndpoints.getApplicant,
  applicationEndpoints.getApplicantResume,
]);

const mustSee = ({ session, adminSession }: Caller) => (session ?? adminSession)?.must_see ?? null;

/**
 * Returns the dependencies for reads that are the same for all users: the counts on the landing page, the pages under
 * `/lite/`, the site map.
 */
export function publicReadDeps({ db, log, replica }: ApiDeps): ReadDeps {
  return { log, db: replica?.readDb(null) ?? db };
}

const readDepsOf = ({ db, log, replica }: ApiDeps, caller: Caller): ReadDeps => ({
  log,
  db: replica?.readDb(mustSee(caller)) ?? db,
});

/** Whether an error may mean that the row exists but is not on the replica yet: a 404 or 409. */
const mayNotBeReplicated = (error: unknown) =>
  error instanceof Problem && (error.status === 404 || error.status === 409);

/**
 * Runs a handler with the replica if the endpoint allows it. If the replica returns 404 or 409, the handler runs again
 * on the main database.
 */
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

/**
 * Returns the token in a response that starts a session; null for other responses. Also returns the token of a
 * registration. This is harmless: a registration has no session row, so `keep`, which stores the write position by this
 * token, changes no row.
 */
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
 * Stores the current write position of the main database (its position in the write-ahead log) in the caller's session,
 * after a request that may have written, whether it succeeded or failed. From then on the caller reads from the replica
 * only if the replica has replayed all writes up to this position. Does nothing without a replica.
 */
export async function recordWritePosition(
  deps: ApiDeps,
  { endpoint, caller, answer }: { endpoint: Endpoint; caller: Caller; answer?: unknown },
): Promise<void> {
  if (!deps.replica || (endpoint.method === 'GET' && !writing.has(endpoint))) return;
  const once = () => keep(deps, caller, answer);
  // A successful request is already committed, so it must not fail because its write position cannot be stored. Retry
  // once, then log the error.
  await once()
    .catch((error: unknown) => (answer === undefined ? Promise.reject(error) : once()))
    .catch((error) =>
      deps.log.warn('the position of a write could not be stored: its user may read stale data', describeError(error)),
    );
}
