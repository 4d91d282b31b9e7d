// The screens of the admin area, as a superuser sees them.
import { heading, type Screen } from './screen.ts';
import { openedPaper, resultOfAQuery, resultsOfASearch } from './ways-to-screens.ts';

const stages = ['facts', 'people', 'notices', 'deadlines', 'close'] as const;

export const screensOfAdmins: readonly Screen[] = [
  {
    name: 'admin-login',
    path: '/admin/login',
    who: 'visitor',
    ready: ({ page }) => page.getByRole('main').getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    name: 'admin-overview',
    path: '/admin/dashboard',
    who: 'admin',
    ready: ({ page }) => page.getByRole('table').first().waitFor(),
  },
  {
    name: 'admin-search: results',
    path: '/admin/dashboard',
    who: 'admin',
    ready: resultsOfASearch,
  },
  {
    name: 'admin-admins',
    path: '/admin/dashboard/admins',
    who: 'admin',
    ready: ({ page }) => page.getByRole('table').waitFor(),
  },
  {
    name: 'admin-account',
    path: '/admin/dashboard/account',
    who: 'admin',
    ready: heading('admin-accounts:account.title'),
  },
  {
    name: 'admin-users',
    path: '/admin/dashboard/users',
    who: 'admin',
    ready: ({ page }) => page.getByRole('table').waitFor(),
  },
  {
    name: 'admin-user',
    path: '/admin/dashboard/users/1',
    who: 'admin',
    ready: heading('admin-users:part.account'),
  },
  {
    name: 'admin-identities',
    path: '/admin/dashboard/identities',
    who: 'admin',
    ready: heading('admin-users:identities.title'),
  },
  {
    name: 'admin-identity',
    path: ({ review }) => `/admin/dashboard/identities/${review}`,
    who: 'admin',
    ready: ({ page, words }) => page.getByRole('button', { name: words('admin-users:identities.approve') }).waitFor(),
  },
  {
    name: 'admin-identity: paper',
    path: ({ review }) => `/admin/dashboard/identities/${review}`,
    who: 'admin',
    ready: openedPaper,
  },
  {
    name: 'admin-applications',
    path: '/admin/dashboard/applications',
    who: 'admin',
    ready: ({ page }) => page.getByRole('table').waitFor(),
  },
  {
    name: 'admin-application',
    path: ({ application }) => `/admin/dashboard/applications/${application}`,
    who: 'admin',
    ready: heading('admin-applications:who'),
  },
  {
    name: 'admin-calls',
    path: '/admin/dashboard/calls',
    who: 'admin',
    ready: ({ page }) => page.getByRole('table').waitFor(),
  },
  {
    name: 'admin-call',
    path: ({ fullCall }) => `/admin/dashboard/calls/${fullCall}`,
    who: 'admin',
    ready: heading('admin-calls:order'),
  },
  {
    name: 'admin-grievances',
    path: '/admin/dashboard/grievances',
    who: 'admin',
    ready: heading('admin-grievances:title'),
  },
  {
    name: 'admin-grievance',
    path: ({ grievance }) => `/admin/dashboard/grievances/${grievance}`,
    who: 'admin',
    ready: ({ page, words }) => page.getByRole('button', { name: words('admin-grievances:act.acknowledge') }).waitFor(),
  },
  {
    name: 'admin-breaches',
    path: '/admin/dashboard/breaches',
    who: 'admin',
    ready: heading('admin-breaches:title'),
  },
  ...stages.map(
    (stage): Screen => ({
      name: `admin-breach: ${stage}`,
      path: ({ breach }) => `/admin/dashboard/breaches/${breach}?stage=${stage}`,
      who: 'admin',
      ready: ({ page }) => page.locator('.breach-parts__link[aria-current="step"]').waitFor(),
    }),
  ),
  {
    name: 'admin-breach: letter',
    path: ({ breach }) => `/admin/dashboard/breaches/${breach}?letter=board_report`,
    who: 'admin',
    ready: heading('admin-breaches:letter.about_report'),
  },
  {
    name: 'admin-system',
    path: '/admin/dashboard/system',
    who: 'admin',
    ready: heading('admin-system:machine.title'),
  },
  {
    name: 'admin-system: failed tasks',
    path: '/admin/dashboard/system?queue=urgent&state=failed&task=send_otp',
    who: 'admin',
    ready: ({ page, words }) =>
      page
        .getByRole('button', { name: words('admin-system:tasks.remove') })
        .first()
        .waitFor(),
  },
  {
    name: 'admin-settings',
    path: '/admin/dashboard/settings',
    who: 'admin',
    ready: heading('admin-settings:group.site'),
  },
  {
    name: 'admin-audit',
    path: '/admin/dashboard/audit',
    who: 'admin',
    ready: heading('admin-audit:title'),
  },
  {
    name: 'admin-jobs',
    path: '/admin/dashboard/jobs',
    who: 'admin',
    ready: ({ page }) => page.getByRole('table').waitFor(),
  },
  {
    name: 'admin-job',
    path: ({ jobNumber }) => `/admin/dashboard/jobs/${jobNumber}`,
    who: 'admin',
    ready: ({ page }) => page.locator('.admin-job__header').waitFor(),
  },
  {
    name: 'admin-review',
    path: '/admin/dashboard/reports?queue=reports',
    who: 'admin',
    ready: heading('admin-moderation:title'),
  },
  {
    name: 'admin-review: photos',
    path: '/admin/dashboard/reports?queue=pictures',
    who: 'admin',
    ready: ({ page, words }) => page.getByRole('img', { name: words('admin-moderation:picture') }).waitFor(),
  },
  {
    name: 'admin-review: crews',
    path: '/admin/dashboard/reports?queue=crews',
    who: 'admin',
    ready: ({ page }) => page.getByRole('article').first().waitFor(),
  },
  {
    name: 'admin-database',
    path: '/admin/dashboard/database',
    who: 'admin',
    ready: ({ page }) => page.getByRole('link', { name: 'jobs', exact: true }).waitFor(),
  },
  {
    name: 'admin-table',
    path: '/admin/dashboard/database/jobs?sort=title',
    who: 'admin',
    // Wait for a grid on a desktop, or for cards on a phone.
    ready: ({ page }) => page.locator('.grid, .grid-cards').waitFor(),
  },
  {
    name: 'admin-sql',
    path: '/admin/dashboard/sql',
    who: 'admin',
    ready: ({ page }) => page.locator('.cm-content').waitFor(),
  },
  {
    name: 'admin-sql: result',
    path: '/admin/dashboard/sql',
    who: 'admin',
    ready: resultOfAQuery,
  },
];
