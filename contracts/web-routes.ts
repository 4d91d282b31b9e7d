// The addresses of the web app's screens, as its router knows them: what is none of them is answered with 404.

export const webRoutes = [
  '/',
  '/about',
  '/dev/phone',
  '/employer/dashboard',
  '/employer/dashboard/analytics',
  '/employer/dashboard/applicants',
  '/employer/dashboard/applicants/:applicationId',
  '/employer/dashboard/jobs',
  '/employer/dashboard/jobs/:jobUid',
  '/employer/dashboard/jobs/:jobUid/applicants',
  '/employer/dashboard/jobs/:jobUid/attendance',
  '/employer/dashboard/jobs/:jobUid/edit',
  '/employer/dashboard/jobs/:jobUid/people',
  '/employer/dashboard/post',
  '/employer/dashboard/profile',
  '/employer/dashboard/profile/edit',
  '/faq',
  '/for-employers',
  '/grievance',
  '/guides/employers',
  '/guides/workers',
  '/help',
  '/jobs',
  '/jobs/:jobId',
  '/jobs/:jobId/poster',
  '/labour/dashboard',
  '/labour/dashboard/applications',
  '/labour/dashboard/applications/:applicationId',
  '/labour/dashboard/attendance',
  '/labour/dashboard/profile',
  '/labour/dashboard/profile/edit',
  '/labour/dashboard/saved',
  '/labour/dashboard/score',
  '/labour/dashboard/searches',
  '/notifications',
  '/privacy',
  '/ratings',
  '/register',
  '/settings',
  '/settings/phone',
  '/settings/privacy',
  '/settings/reports',
  '/settings/sessions',
  '/signin',
  '/terms',
  '/verification',
] as const;

// As the router reads them: letters in any case, a slash at the end or none.
const patterns = webRoutes.map(
  (route) => new RegExp(`^${route.replace(/\/:\w+/g, '/[^/]+').replace(/\/$/, '')}/?$`, 'i'),
);

/** Whether the app has a screen at this path (without a query). */
export const isWebRoute = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
