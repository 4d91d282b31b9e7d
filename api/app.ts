// Builds the HTTP application: middleware, routes, pages, static files and error handling, in this order.
import type { RequestListener } from 'node:http';
import express, { type Express } from 'express';
import { endpoints } from '#contracts/endpoints.ts';
import { fail } from '#contracts/problems.ts';
import type { ApiDeps } from './deps.ts';
import { callInput } from './http/call-input.ts';
import { serveFastRoutes, withFastPath } from './http/fast-path.ts';
import { shedLoad } from './http/load-shedding.ts';
import { requireOneHost } from './http/one-host.ts';
import { problemResponse } from './http/problem-response.ts';
import { requestLog } from './http/request-log.ts';
import { assignShare } from './http/request-shares.ts';
import { normalizeRequestTarget } from './http/request-target.ts';
import { refuseOtherMethods } from './http/route.ts';
import { securityHeaders } from './http/security-headers.ts';
import { webApp } from './http/web-app.ts';
import { referenceRoutes } from './openapi/routes.ts';
import { readAppPage } from './pages/app-page.ts';
import { publicPages } from './pages/routes.ts';
import { accountRoutes } from './routes/account.ts';
import { adminCallRoutes } from './routes/admin-calls.ts';
import { adminLoginRoutes } from './routes/admin-login.ts';
import { adminPeopleRoutes } from './routes/admin-people.ts';
import { adminSettingsRoutes } from './routes/admin-settings.ts';
import { adminsRoutes } from './routes/admins.ts';
import { analyticsRoutes } from './routes/analytics.ts';
import { applicationRoutes } from './routes/applications.ts';
import { attendanceRoutes } from './routes/attendance.ts';
import { auditRoutes } from './routes/audit.ts';
import { bidRoutes } from './routes/bids.ts';
import { breachRoutes } from './routes/breaches.ts';
import { callLinkRoutes } from './routes/call-links.ts';
import { callRoutes } from './routes/calls.ts';
import { consoleRoutes } from './routes/console.ts';
import { crewRoutes } from './routes/crews.ts';
import { devPhoneRoutes } from './routes/dev-phone.ts';
import { diaryRoutes } from './routes/diaries.ts';
import { documentRoutes } from './routes/documents.ts';
import { fileRoutes } from './routes/files.ts';
import { grievanceRoutes } from './routes/grievances.ts';
import { healthRoutes } from './routes/health.ts';
import { jobVisitRoutes } from './routes/job-visits.ts';
import { jobRoutes } from './routes/jobs.ts';
import { labourDashboardRoutes } from './routes/labour-dashboard.ts';
import { landingRoutes } from './routes/landing.ts';
import { matchingRoutes } from './routes/matching.ts';
import { moderationRoutes } from './routes/moderation.ts';
import { notificationRoutes } from './routes/notifications.ts';
import { overviewRoutes } from './routes/overview.ts';
import { ownJobRoutes } from './routes/own-jobs.ts';
import { peopleRoutes } from './routes/people.ts';
import { phraseRoutes } from './routes/phrases.ts';
import { jobPictureRoutes, pictureRoutes } from './routes/pictures.ts';
import { privacyRoutes } from './routes/privacy.ts';
import { pushRoutes } from './routes/push.ts';
import { ratingRoutes } from './routes/ratings.ts';
import { reportRoutes } from './routes/reports.ts';
import { rosterRoutes } from './routes/roster.ts';
import { savedSearchRoutes } from './routes/saved-searches.ts';
import { searchRoutes } from './routes/search.ts';
import { secondFactorRoutes } from './routes/second-factors.ts';
import { signinRoutes } from './routes/signin.ts';
import { siteRoutes } from './routes/site.ts';
import { systemRoutes } from './routes/system.ts';
import { verificationRoutes } from './routes/verification.ts';
import { wageRoutes } from './routes/wages.ts';
import { workCertificateRoutes } from './routes/work-certificates.ts';

/**
 * Functions that mount the routes of the API, called in this order. If an entry must come before or after another
 * entry, a comment at this entry gives the reason.
 */
const apiRoutes: readonly ((app: Express, deps: ApiDeps) => void)[] = [
  searchRoutes,
  signinRoutes,
  accountRoutes,
  peopleRoutes,
  fileRoutes,
  pictureRoutes,
  verificationRoutes,
  jobRoutes,
  jobPictureRoutes,
  phraseRoutes,
  ownJobRoutes,
  jobVisitRoutes,
  savedSearchRoutes,
  matchingRoutes,
  applicationRoutes,
  attendanceRoutes,
  callRoutes,
  callLinkRoutes,
  rosterRoutes,
  wageRoutes,
  workCertificateRoutes,
  diaryRoutes,
  documentRoutes,
  analyticsRoutes,
  labourDashboardRoutes,
  ratingRoutes,
  crewRoutes,
  bidRoutes,
  reportRoutes,
  grievanceRoutes,
  breachRoutes,
  notificationRoutes,
  pushRoutes,
  privacyRoutes,
  siteRoutes,
  landingRoutes,
  adminLoginRoutes,
  secondFactorRoutes,
  overviewRoutes,
  adminPeopleRoutes,
  adminCallRoutes,
  moderationRoutes,
  systemRoutes,
  adminSettingsRoutes,
  auditRoutes,
  // `adminsRoutes` are mounted after the admin routes above, because `{admin_id}` in the paths of `adminsRoutes`
  // matches any string and would capture literal paths. The paths of `consoleRoutes` may come later: they have more
  // segments, so `{admin_id}` does not match them.
  adminsRoutes,
  consoleRoutes,
];

/** Returns the request listener for these dependencies. Opens no port and no connection. */
export function createApp(deps: ApiDeps): RequestListener {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.set('trust proxy', [...deps.settings.trusted_proxies]);
  healthRoutes(app, deps);
  app.use(callInput());
  for (const addRoutes of apiRoutes) addRoutes(app, deps);
  refuseOtherMethods(
    app,
    Object.values(endpoints).flatMap((group) => Object.values(group)),
  );
  referenceRoutes(app, deps);
  app.use('/api', () => fail('not_found'));
  devPhoneRoutes(app, deps);
  const page = readAppPage(deps.settings.web_folder);
  publicPages(app, deps, page);
  app.use(webApp(deps.settings.web_folder, page));
  app.use(() => fail('not_found'));
  app.use(problemResponse(deps.log));
  const requestMetrics = deps.countRequest ? [deps.countRequest] : [];
  const before = [normalizeRequestTarget, ...requestMetrics, requestLog(deps.log), securityHeaders()];
  return withFastPath(app, [...before, requireOneHost, assignShare, shedLoad(deps.db), serveFastRoutes(app)]);
}
