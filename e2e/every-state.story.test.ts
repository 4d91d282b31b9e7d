// Browser tests of every screen while it loads, after an error and without data: accessible, with a message and a next
// step.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { one, sql } from '#platform/sql.ts';
import { employerPhone, workerPhone } from '../bin/seed/people.ts';
import { hasBrowser, screens as sizes, useBrowser, type Visitor } from './browser.ts';
import { holdAnswers, type ScreenState, screenStates } from './held-answers.ts';
import { hydrated } from './hydrated.ts';
import { useProduct } from './product.ts';
import { heading } from './screen.ts';
import { axeFaults, movingFaults, sidewaysFaults, smallTargets } from './screen-rules.ts';

const product = useProduct();
const browser = useBrowser(product);

const ids = z.object({ uid: z.string(), application_id: z.int() });
let [jobUid, applicationId] = ['', 0];

beforeAll(async () => {
  if (!hasBrowser) return;
  const found = await one(
    product.database.db,
    sql`select j.uid, a.id as application_id from applications a join jobs j on j.id = a.job_id
      where j.employer_id = (select id from users where phone_number = ${employerPhone(1)}) and j.status = 'active'
        and a.labour_id = (select id from users where phone_number = ${workerPhone(1)}) order by a.id limit 1`,
    ids,
  );
  [jobUid, applicationId] = [found.uid, found.application_id];
});

type Who = 'visitor' | 'worker' | 'employer';

interface Screen {
  path: () => string;
  /** The states of the screen; all three by default. */
  states?: readonly ScreenState[];
}

const at = (path: string, states?: readonly ScreenState[]): Screen => ({ path: () => path, ...(states && { states }) });
/** Returns a screen that shows a single record, so it has no empty state. */
const thing = (path: () => string): Screen => ({ path, states: ['loading', 'failing'] });

const ofAccount: Screen[] = [
  at('/settings', ['loading', 'failing']),
  at('/settings/sessions', ['loading', 'failing']),
  at('/settings/privacy', ['loading', 'failing']),
  at('/settings/reports'),
  at('/verification', ['loading', 'failing']),
  at('/notifications'),
  at('/ratings', ['loading', 'failing']),
];

const screens: Record<Who, readonly Screen[]> = {
  // Leave out the poster of a job, because it loads and fails like the page of the job.
  visitor: [at('/jobs'), thing(() => `/jobs/${jobUid}`), thing(() => '/y/aaaaaaaaaaaaaaaa')],
  worker: [
    ...ofAccount,
    at('/labour/dashboard'),
    at('/labour/dashboard/applications'),
    thing(() => `/labour/dashboard/applications/${applicationId}`),
    at('/labour/dashboard/attendance'),
    at('/labour/dashboard/calls'),
    at('/labour/dashboard/crews'),
    at('/labour/dashboard/calls?list=days', ['loading', 'failing']),
    thing(() => `/labour/dashboard/calls/${jobUid}`),
    at('/labour/dashboard/employers'),
    at('/labour/hisaab'),
    at('/labour/hisaab/diary'),
    at('/labour/dashboard/saved'),
    at('/labour/dashboard/searches'),
    at('/labour/dashboard/score', ['loading', 'failing']),
    at('/labour/dashboard/profile', ['loading', 'failing']),
    at('/labour/dashboard/profile/edit', ['loading', 'failing']),
  ],
  employer: [
    ...ofAccount,
    at('/employer/dashboard', ['loading', 'failing']),
    at('/employer/dashboard/analytics', ['loading', 'failing']),
    at('/employer/dashboard/jobs'),
    at('/employer/dashboard/applicants'),
    thing(() => `/employer/dashboard/applicants/${applicationId}`),
    thing(() => `/employer/dashboard/jobs/${jobUid}`),
    thing(() => `/employer/dashboard/jobs/${jobUid}/edit`),
    { path: () => `/employer/dashboard/jobs/${jobUid}/people` },
    { path: () => `/employer/dashboard/jobs/${jobUid}/attendance` },
    at('/employer/dashboard/calls'),
    thing(() => `/employer/dashboard/calls/${jobUid}`),
    at('/employer/dashboard/people'),
    thing(() => '/employer/dashboard/calls/new'),
    at('/employer/hisaab'),
    at('/employer/hisaab/sheet'),
    at('/employer/dashboard/profile', ['loading', 'failing']),
  ],
};

const phones: Record<Who, string | undefined> = {
  visitor: undefined,
  worker: workerPhone(1),
  employer: employerPhone(1),
};

/** Selectors of the element by which a screen shows each state. */
const signs: Record<ScreenState, string> = {
  loading: 'main .skeleton',
  failing: 'main [role="alert"]',
  empty: 'main .empty-state',
};

/**
 * Opens a path without loading the page again. After a page load, some pages would show the data that the server
 * rendered instead of the tested state. Staying on the page is also faster, because the browser parses the app and axe
 * only once.
 */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/**
 * Returns a fault if the screen shows no message for its state, or after an error shows no button or link as the next
 * step.
 */
function wayFaults(page: Page, state: ScreenState): Promise<string[]> {
  return page.evaluate((now) => {
    const main = document.querySelector('main');
    const words = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
    if (now === 'loading') return words(main).length > 3 ? [] : ['no loading message'];
    const place = main?.querySelector(now === 'failing' ? '[role="alert"]' : '.empty-state');
    const said = words(place?.querySelector('p')).length > 10 ? [] : ['no text except the title'];
    const ways = now === 'failing' ? place?.querySelector('button, a[href]') : 'not required';
    return ways ? said : [...said, 'no button or link'];
  }, state);
}

/**
 * Returns the faults of a state. axe runs only at the size of a phone, because it is the slowest check and a state has
 * the same elements at desktop size; `every-screen.story.test.ts` runs axe on the complete screens in both sizes.
 */
async function faultsAt({ page }: Visitor, state: ScreenState): Promise<string[]> {
  const onPhone = [
    ...(await wayFaults(page, state)),
    ...(await movingFaults(page)),
    ...(await axeFaults(page)),
    ...(await sidewaysFaults(page)),
    ...(await smallTargets(page)),
  ];
  await page.setViewportSize(sizes.desk.viewport);
  const onDesk = await sidewaysFaults(page);
  return [...onPhone.map((fault) => `phone: ${fault}`), ...onDesk.map((fault) => `desk: ${fault}`)];
}

describe.skipIf(!hasBrowser).each(Object.entries(screens))('states of the screens of a %s', (name, list) => {
  it.each(screenStates)('Each screen shows its state while answers are %s', { timeout: 600_000 }, async (state) => {
    const phone = name === 'worker' || name === 'employer' ? phones[name] : undefined;
    const visitor = await browser.visit({ screen: 'phone', language: 'en', ...(phone && { as: phone }) });
    // Ignore errors 500 and 422. `holdAnswers` causes both: it answers with 500, or it empties responses, and then
    // later requests lack an id, so that the API refuses them with 422.
    visitor.forgive(/500|422/);
    const { page } = visitor;
    await visitor.open('/help');
    // Wait for the user's name in `localStorage`, because the API requests for it are blocked afterwards.
    if (phone) await page.waitForFunction(() => localStorage.getItem('userData') !== null);
    await holdAnswers(page, state);
    await visitor.open('/help');
    await hydrated(page);
    const faults: Record<string, string[]> = {};
    for (const { path } of list.filter((one) => (one.states ?? screenStates).includes(state))) {
      await page.setViewportSize(sizes.phone.viewport);
      // Open the help page between two screens. The help page shows no such state, so the element of the previous
      // screen disappears before the test waits for that of the next screen.
      await goInside(page, '/help');
      await heading('help:title')(visitor);
      await goInside(page, path());
      const shown = await page.waitForSelector(signs[state]).catch(() => null);
      const found = shown ? await faultsAt(visitor, state) : ['the state does not appear'];
      if (found.length > 0) faults[path()] = found;
    }
    expect(faults).toEqual({});
  });
});
