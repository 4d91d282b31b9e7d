// Screens that only this check opens. The list of screens for the other browser tests omits them, because they resemble
// other screens or are empty there.
import type { Visitor } from '../../e2e/browser.ts';
import type { Screen, Who } from '../../e2e/screen.ts';
import { actsOfAJob } from '../../e2e/ways-to-screens.ts';

const main = ({ page }: Visitor) => page.getByRole('main').first().waitFor();
const table = ({ page }: Visitor) => page.locator('.grid, .grid-cards').waitFor();

async function historyOfAJob(visitor: Visitor): Promise<void> {
  await actsOfAJob(visitor);
  await visitor.page.getByRole('dialog').getByText(visitor.words('posting:act.history')).click();
  await visitor.page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

const adminTables = [
  'users',
  'employer_profiles',
  'labour_profiles',
  'saved_searches',
  'search_counts',
  'minimum_wages',
];

/** Renders the page with its print style, and as a PDF. */
async function printed({ page }: Visitor): Promise<void> {
  await page.getByRole('article').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.pdf();
  await page.emulateMedia({ media: null });
}

export const moreScreens: readonly Screen[] = [
  { name: 'a job without script', path: ({ job }) => `/lite/jobs/${job}`, who: 'visitor', ready: main },
  { name: 'jobs without script', path: '/lite/jobs', who: 'visitor', ready: main },
  { name: 'a poster in print', path: ({ job }) => `/jobs/${job}/poster`, who: 'visitor', ready: printed },
  {
    name: 'the reference of the API',
    path: '/api/docs',
    who: 'visitor',
    ready: ({ page }) => page.locator('h1').first().waitFor(),
  },
  { name: 'the history of a job', path: '/employer/dashboard/jobs', who: 'employer', ready: historyOfAJob },
  {
    name: 'applicants of a job',
    path: ({ job }) => `/employer/dashboard/jobs/${job}/applicants`,
    who: 'employer',
    ready: main,
  },
  { name: 'complaints of an employer', path: '/grievance', who: 'employer', ready: main },
  { name: 'complaints of a worker', path: '/grievance', who: 'worker', ready: main },
  ...['jobs', 'ratings', 'days'].map(
    (queue): Screen => ({
      name: `admin-review: ${queue}`,
      path: `/admin/dashboard/reports?queue=${queue}`,
      who: 'admin',
      ready: ({ page }) =>
        page.getByRole('main').getByRole('article').or(page.getByRole('main').getByRole('listitem')).first().waitFor(),
    }),
  ),
  {
    name: 'admin-breach: a closed one',
    path: ({ breach }) => `/admin/dashboard/breaches/${breach + 1}?stage=close`,
    who: 'admin',
    ready: ({ page }) => page.locator('.breach-step[aria-current="step"]').waitFor(),
  },
  {
    name: 'admin-user: a worker',
    path: '/admin/dashboard/users/30',
    who: 'admin',
    ready: ({ page, words }) => page.getByRole('heading', { name: words('admin-users:part.account') }).waitFor(),
  },
  ...adminTables.map(
    (name): Screen => ({
      name: `admin-table: ${name}`,
      path: `/admin/dashboard/database/${name}`,
      who: 'admin',
      ready: table,
    }),
  ),
];

/** The user, the address, and the query parameters that the page reads. */
const addresses: readonly [Who, string, readonly string[]][] = [
  ['visitor', '/jobs', ['q', 'location', 'state', 'role', 'languages']],
  ['visitor', '/jobs', ['near', 'sort', 'page', 'job_type', 'language', 'lng']],
  ['visitor', '/lite/jobs', ['q', 'location', 'state', 'role', 'page', 'language']],
  ['visitor', '/signin', ['next', 'timeout', 'lng']],
  ['visitor', '/register', ['next', 'as']],
  ['visitor', '/grievance/answer', ['ticket', 'page']],
  ['visitor', '/admin/login', ['next']],
  ['visitor', '/', ['q', 'guide', 'lng']],
  ['worker', '/labour/dashboard', ['guide', 'at']],
  ['worker', '/labour/dashboard/applications', ['page', 'show', 'status']],
  ['worker', '/labour/dashboard/saved', ['page']],
  ['worker', '/labour/dashboard/profile/edit', ['at', 'next']],
  ['worker', '/ratings', ['page']],
  ['worker', '/settings/reports', ['page']],
  ['employer', '/employer/dashboard/applicants', ['page', 'side', 'sort', 'status']],
  ['employer', '/employer/dashboard/jobs', ['page', 'status']],
  ['employer', '/employer/dashboard/analytics', ['range']],
  ['admin', '/admin/dashboard/users', ['q', 'page', 'sort', 'state', 'status', 'user_type', 'verification']],
  ['admin', '/admin/dashboard/applications', ['job', 'page', 'status', 'user']],
  ['admin', '/admin/dashboard/audit', ['actor', 'action', 'target_type', 'target_id', 'from', 'to', 'page']],
  ['admin', '/admin/dashboard/database/jobs', ['column', 'direction', 'limit', 'page', 'search', 'sort']],
  ['admin', '/admin/dashboard/grievances', ['overdue', 'page', 'status']],
  ['admin', '/admin/dashboard/jobs', ['page', 'q', 'status']],
  ['admin', '/admin/dashboard/system', ['queue', 'state', 'task', 'page']],
  ['admin', '/admin/dashboard/settings', ['group']],
  ['admin', '/admin/dashboard/breaches/1', ['letter', 'stage']],
  ['worker', '/labour/dashboard/crews', ['page']],
  ['worker', '/labour/hisaab/diary', ['page']],
];

/** Addresses whose path contains hostile text. */
const places: readonly [Who, (words: string) => string][] = [
  ['visitor', (words) => `/${words}`],
  ['visitor', (words) => `/jobs/${words}`],
  ['visitor', (words) => `/jobs/${words}/poster`],
  ['visitor', (words) => `/lite/jobs/${words}`],
  ['visitor', (words) => `/jobs#${words}`],
  ['visitor', (words) => `/api/v1/${words}`],
  ['worker', (words) => `/labour/dashboard/applications/${words}`],
  ['employer', (words) => `/employer/dashboard/jobs/${words}/edit`],
  ['admin', (words) => `/admin/dashboard/database/${words}`],
  ['admin', (words) => `/admin/dashboard/users/${words}`],
];

export const addressFields = addresses.reduce((sum, [, , names]) => sum + names.length, 0) + places.length;

/**
 * Waits until a document is loaded. The test cannot wait for a certain element, because hostile text in an address
 * leads to another screen or to a message.
 */
const anything = async ({ page }: Visitor) => {
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 150))));
};

/** Returns the addresses with this text in every parameter, or in the path. */
export const screensOfAddresses = (words: string): Screen[] => [
  ...addresses.map(
    ([who, path, names]): Screen => ({
      name: `${path}?${names.join('&')}`,
      path: `${path}?${new URLSearchParams(names.map((name) => [name, words]))}`,
      who,
      ready: anything,
      forgives: /status of 4(00|04|22)/,
    }),
  ),
  ...places.map(
    ([who, at], index): Screen => ({
      name: `a path of hostile words ${index + 1}`,
      path: at(encodeURIComponent(words)),
      who,
      ready: anything,
      forgives: /status of 4(00|04|14|22)/,
    }),
  ),
];
