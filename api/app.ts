// The whole of HTTP, top to bottom.
import express, { type Express } from 'express';
import { endpoints } from '#contracts/endpoints.ts';
import { fail } from '#contracts/problems.ts';
import type { ApiDeps } from './deps.ts';
import { jsonBody } from './http/body.ts';
import { problemResponse } from './http/problem-response.ts';
import { refuseBrokenQuery } from './http/query.ts';
import { requestLog } from './http/request-log.ts';
import { refuseOtherMethods } from './http/route.ts';
import { securityHeaders } from './http/security-headers.ts';
import { webApp } from './http/web-app.ts';
import { openApiDocument } from './openapi.ts';
import { readAppPage } from './pages/app-page.ts';
import { publicPages } from './pages/routes.ts';
import { accountRoutes } from './routes/account.ts';
import { adminLoginRoutes } from './routes/admin-login.ts';
import { adminPeopleRoutes } from './routes/admin-people.ts';
import { adminSettingsRoutes } from './routes/admin-settings.ts';
import { adminsRoutes } from './routes/admins.ts';
import { analyticsRoutes } from './routes/analytics.ts';
import { applicationRoutes } from './routes/applications.ts';
import { attendanceRoutes } from './routes/attendance.ts';
import { auditRoutes } from './routes/audit.ts';
import { breachRoutes } from './routes/breaches.ts';
import { devPhoneRoutes } from './routes/dev-phone.ts';
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
import { ownJobRoutes } from './routes/own-jobs.ts';
import { peopleRoutes } from './routes/people.ts';
import { privacyRoutes } from './routes/privacy.ts';
import { pushRoutes } from './routes/push.ts';
import { ratingRoutes } from './routes/ratings.ts';
import { reportRoutes } from './routes/reports.ts';
import { savedSearchRoutes } from './routes/saved-searches.ts';
import { searchRoutes } from './routes/search.ts';
import { signinRoutes } from './routes/signin.ts';
import { siteRoutes } from './routes/site.ts';
import { systemRoutes } from './routes/system.ts';
import { verificationRoutes } from './routes/verification.ts';

/** The app over its dependencies. Nothing here listens or connects. */
export function createApp(deps: ApiDeps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.set('trust proxy', [...deps.settings.trusted_proxies]);
  app.use(requestLog(deps.log));
  app.use(securityHeaders());
  healthRoutes(app, deps);
  app.use('/api', refuseBrokenQuery, jsonBody());
  searchRoutes(app, deps);
  signinRoutes(app, deps);
  accountRoutes(app, deps);
  peopleRoutes(app, deps);
  fileRoutes(app, deps);
  verificationRoutes(app, deps);
  jobRoutes(app, deps);
  ownJobRoutes(app, deps);
  jobVisitRoutes(app, deps);
  savedSearchRoutes(app, deps);
  matchingRoutes(app, deps);
  applicationRoutes(app, deps);
  attendanceRoutes(app, deps);
  analyticsRoutes(app, deps);
  labourDashboardRoutes(app, deps);
  ratingRoutes(app, deps);
  reportRoutes(app, deps);
  grievanceRoutes(app, deps);
  breachRoutes(app, deps);
  notificationRoutes(app, deps);
  pushRoutes(app, deps);
  privacyRoutes(app, deps);
  siteRoutes(app, deps);
  landingRoutes(app, deps);
  adminLoginRoutes(app, deps);
  adminPeopleRoutes(app, deps);
  moderationRoutes(app, deps);
  systemRoutes(app, deps);
  adminSettingsRoutes(app, deps);
  auditRoutes(app, deps);
  // Any word fits the last part of its paths: it comes after all others of the area.
  adminsRoutes(app, deps);
  refuseOtherMethods(
    app,
    Object.values(endpoints).flatMap((group) => Object.values(group)),
  );
  app.get('/api/openapi.json', (_req, res) => {
    res.json(openApiDocument());
  });
  app.use('/api', () => fail('not_found'));
  devPhoneRoutes(app, deps);
  const page = readAppPage(deps.settings.web_folder);
  publicPages(app, deps, page);
  app.use(webApp(deps.settings.web_folder, page));
  app.use(() => fail('not_found'));
  app.use(problemResponse(deps.log));
  return app;
}
