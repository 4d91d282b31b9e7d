// Every screen for everybody: accessible, in one language, within the width of the phone, in reach of a thumb.
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { UNFILLED_WORKER } from '../bin/seed/details.ts';
import { employerPhone, workerPhone } from '../bin/seed/people.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { useProduct } from './product.ts';
import { askForCode, button, field, fillPlace, fillTrade } from './registering.ts';
import { faultsOf, sidewaysFaults } from './screen-rules.ts';
import { type StoryLanguage, wordsOf } from './words.ts';

const product = useProduct();
const browser = useBrowser(product);

const job = z.object({ uid: z.string() });
const word = z.object({ word: z.string() });
const applicationRow = z.object({ id: z.int() });
let jobUid = '';
let hiredUid = '';
let applicationId = 0;

beforeAll(async () => {
  if (!hasBrowser) return;
  const { db } = product.database;
  const phone = employerPhone(1);
  const employer = sql`select id from users where phone_number = ${phone}`;
  jobUid = (
    await one(
      db,
      sql`select uid from jobs where employer_id = (${employer}) and status = 'active' order by id limit 1`,
      job,
    )
  ).uid;
  applicationId = (
    await one(
      db,
      sql`select id from applications where employer_id = (${employer}) and status = 'shortlisted'
        and labour_id = (select id from users where phone_number = ${workerPhone(1)}) order by id limit 1`,
      applicationRow,
    )
  ).id;
  hiredUid = (
    await one(
      db,
      sql`select j.uid from jobs j join applications a on a.job_id = j.id
        where j.employer_id = (${employer}) and a.status = 'accepted' order by j.id limit 1`,
      job,
    )
  ).uid;
  await addReports(phone, 'EM');
  await addReports(workerPhone(1), 'WK');
});

/** One report of each state; what the second and third were about is gone. */
async function addReports(phone: string, mark: string): Promise<void> {
  const { db } = product.database;
  const reporter = sql`select id from users where phone_number = ${phone}`;
  const target = sql`select id from users where phone_number in (${employerPhone(2)}, ${workerPhone(2)}) and id <> (${reporter}) order by id limit 1`;
  await run(
    db,
    sql`insert into reports (case_number, reporter_id, target_type, target_user_id, reason, details, status, outcome, decided_at) values
      (${`KS-AA${mark}-29QD`}, (${reporter}), 'user', (${target}), 'money_asked', 'Asked for 500', 'open', null, null),
      (${`KS-BB${mark}-29QD`}, (${reporter}), 'user', null, 'harassment', null, 'upheld', 'Shut out', now()),
      (${`KS-CC${mark}-29QD`}, (${reporter}), 'job', null, 'fake', null, 'dismissed', null, now())`,
  );
}

/** What people wrote themselves, drafts of the screens before included. */
async function ownWords(): Promise<ReadonlySet<string>> {
  const people = sql`select title as word from jobs union select company_name from employer_profiles where company_name is not null
    union select first_name from users union select first_name || ' ' || last_name from users
    union select details from reports where details is not null union select outcome from reports where outcome is not null union select location from jobs where location is not null
    union select '“' || message || '”' from applications where message is not null union select '“' || feedback || '”' from application_status_history where feedback is not null`;
  return new Set((await many(product.database.db, people, word)).map((row) => row.word));
}

type Who = 'visitor' | 'employer' | 'worker' | 'newcomer';

interface Screen {
  name: string;
  path: string | (() => string);
  who: Who;
  /** Resolves when the screen stands, after whatever leads to it. */
  ready: (visitor: Visitor) => Promise<unknown>;
  /** Complaints that belong to it. */
  forgives?: RegExp;
}

const article = ({ page }: Visitor) => page.getByRole('main').getByRole('article').first().waitFor();
const heading = (key: string) => (visitor: Visitor) =>
  visitor.page
    .getByRole('heading', { name: visitor.words(key) })
    .first()
    .waitFor();

async function firstPageOf(visitor: Visitor, user_type: 'labour' | 'employer'): Promise<void> {
  await visitor.page.getByRole('button', { name: visitor.words(`signin:register.${user_type}`) }).click();
  await field(visitor.page, visitor.words('signin:register.first_name')).waitFor();
}

async function secondPageOf(visitor: Visitor, user_type: 'labour' | 'employer'): Promise<void> {
  const { page, words } = visitor;
  await firstPageOf(visitor, user_type);
  await field(page, words('signin:register.first_name')).fill('Asha');
  await field(page, words('signin:register.last_name')).fill('Kale');
  await field(page, words('signin:register.aadhaar_number')).fill('999941057058');
  await field(page, words('signin:register.adult')).check();
  if (user_type === 'employer') {
    await field(page, words('signin:register.email')).fill('asha@example.in');
    await field(page, words('signin:register.address')).fill('Camp, Pune');
  }
  await button(page, words('signin:register.go_on')).click();
  await page.getByRole('combobox', { name: words('place-picker:state') }).waitFor();
}

async function secondStepOfPosting({ page, words }: Visitor): Promise<void> {
  await fillTrade(page, words, 'mason');
  await fillPlace(page, words, { state: 'Maharashtra', city: 'Pune' });
  await field(page, words('posting:form.pay')).fill('900');
  await button(page, words('posting:form.next')).click();
  await field(page, words('posting:form.description')).waitFor();
}

async function actsOfAJob({ page, words }: Visitor): Promise<void> {
  await page
    .getByRole('button', { name: words('posting:act.more') })
    .first()
    .click();
  await page.getByRole('dialog').getByText(words('posting:act.history')).waitFor();
}

async function beforeDeleting(visitor: Visitor): Promise<void> {
  await actsOfAJob(visitor);
  await button(visitor.page, visitor.words('posting:act.delete')).click();
  await visitor.page.getByRole('dialog', { name: visitor.words('posting:ask.delete') }).waitFor();
}

async function gateOfApplying({ page, words }: Visitor): Promise<void> {
  await page.getByRole('button', { name: words('applications:apply.go') }).click();
  await page.getByRole('dialog', { name: words('profile:gate.title') }).waitFor();
}

async function severalApplicants({ page, words }: Visitor): Promise<void> {
  await button(page, words('applications:bulk.go')).click();
  await page
    .getByRole('button', { name: words('applications:bulk.all') })
    .first()
    .click();
  await page.getByRole('checkbox', { checked: true }).first().waitFor();
}

async function beforeTellingMany(visitor: Visitor): Promise<void> {
  await severalApplicants(visitor);
  await button(visitor.page, visitor.words('applications:bulk.reject')).click();
  await visitor.page.getByRole('dialog').waitFor();
}

async function beforeHiring(visitor: Visitor): Promise<void> {
  await heading('applications:person.road')(visitor);
  await visitor.page.getByRole('button', { name: visitor.words('applications:act.accepted') }).click();
  await visitor.page.getByRole('dialog').waitFor();
}

async function wordsToAnEmployer({ page, words }: Visitor): Promise<void> {
  await button(page, words('applications:general.go')).click();
  await page.getByRole('dialog').waitFor();
}

async function beforeContesting({ page, words }: Visitor): Promise<void> {
  await button(page, words('ratings:contest.go')).first().click();
  await page.getByRole('dialog').waitFor();
}

const step = ({ page }: Visitor) => page.getByRole('main').getByRole('listitem').first().waitFor();

async function beforeErasing(visitor: Visitor): Promise<void> {
  await button(visitor.page, visitor.words('settings:privacy.erase_open')).click();
  await heading('settings:privacy.erase_title')(visitor);
}

/** The screens that everybody who is signed in has. */
const ofAccount = (who: 'employer' | 'worker'): Screen[] => [
  { name: `${who}: settings`, path: '/settings', who, ready: heading('settings:told.title') },
  { name: `${who}: sessions`, path: '/settings/sessions', who, ready: step },
  { name: `${who}: another number`, path: '/settings/phone', who, ready: heading('settings:phone.title') },
  { name: `${who}: privacy`, path: '/settings/privacy', who, ready: heading('settings:privacy.copy') },
  { name: `${who}: before erasing`, path: '/settings/privacy', who, ready: beforeErasing },
  { name: `${who}: reports`, path: '/settings/reports', who, ready: article },
  { name: `${who}: proof of identity`, path: '/verification', who, ready: step },
];

const screens: readonly Screen[] = [
  { name: 'help', path: '/help', who: 'visitor', ready: heading('help:title') },
  ...ofAccount('employer'),
  ...ofAccount('worker'),
  { name: 'an identity to be given', path: '/verification', who: 'newcomer', ready: step },
  { name: 'no reports', path: '/settings/reports', who: 'newcomer', ready: heading('reports:mine.none') },
  { name: 'home', path: '/', who: 'visitor', ready: article },
  { name: 'jobs', path: '/jobs', who: 'visitor', ready: article },
  { name: 'an empty search', path: '/jobs?q=zzzz', who: 'visitor', ready: heading('jobs:list.none') },
  { name: 'a job', path: () => `/jobs/${jobUid}`, who: 'visitor', ready: heading('jobs:detail.work') },
  {
    name: 'a job that is gone',
    path: '/jobs/none',
    who: 'visitor',
    ready: heading('jobs:detail.gone'),
    forgives: /404|422/,
  },
  { name: 'a poster', path: () => `/jobs/${jobUid}/poster`, who: 'visitor', ready: article },
  { name: 'sign-in', path: '/signin', who: 'visitor', ready: heading('signin:phone.title') },
  {
    name: 'sign-in after a long pause',
    path: '/signin?timeout=true',
    who: 'visitor',
    ready: heading('signin:phone.title'),
  },
  {
    name: 'the code',
    path: '/signin',
    who: 'visitor',
    ready: (visitor) => askForCode(visitor, visitor.language === 'hi' ? '9765000001' : '9765000002'),
  },
  { name: 'register', path: '/register', who: 'visitor', ready: heading('signin:register.title') },
  { name: 'register: a worker', path: '/register', who: 'visitor', ready: (visitor) => firstPageOf(visitor, 'labour') },
  {
    name: 'register: a worker’s trade and place',
    path: '/register',
    who: 'visitor',
    ready: (visitor) => secondPageOf(visitor, 'labour'),
  },
  {
    name: 'register: an employer',
    path: '/register',
    who: 'visitor',
    ready: (visitor) => firstPageOf(visitor, 'employer'),
  },
  {
    name: 'register: a business',
    path: '/register',
    who: 'visitor',
    ready: (visitor) => secondPageOf(visitor, 'employer'),
  },
  { name: 'the test phone', path: '/dev/phone', who: 'visitor', ready: heading('signin:dev.title') },
  {
    name: 'an address that leads nowhere',
    path: '/nowhere/at/all',
    who: 'visitor',
    ready: heading('shell:error.not_found'),
    forgives: /404/,
  },
  { name: 'an employer’s dashboard', path: '/employer/dashboard', who: 'employer', ready: article },
  {
    name: 'an employer’s figures',
    path: '/employer/dashboard/analytics',
    who: 'employer',
    ready: heading('analytics:words.title'),
  },
  { name: 'post a job', path: '/employer/dashboard/post', who: 'employer', ready: heading('posting:form.title') },
  { name: 'post a job: the rest', path: '/employer/dashboard/post', who: 'employer', ready: secondStepOfPosting },
  { name: 'my jobs', path: '/employer/dashboard/jobs', who: 'employer', ready: article },
  { name: 'what can be done with a job', path: '/employer/dashboard/jobs', who: 'employer', ready: actsOfAJob },
  { name: 'the question before deleting', path: '/employer/dashboard/jobs', who: 'employer', ready: beforeDeleting },
  {
    name: 'changing a job',
    path: () => `/employer/dashboard/jobs/${jobUid}/edit`,
    who: 'employer',
    ready: heading('posting:edit.title'),
  },
  {
    name: 'an own job',
    path: () => `/employer/dashboard/jobs/${jobUid}`,
    who: 'employer',
    ready: heading('jobs:detail.work'),
  },
  {
    name: 'people whom a job fits',
    path: () => `/employer/dashboard/jobs/${jobUid}/people`,
    who: 'employer',
    ready: heading('matching:people.title'),
  },
  {
    name: 'the code of a job and who has come',
    path: () => `/employer/dashboard/jobs/${hiredUid}/attendance`,
    who: 'employer',
    ready: heading('attendance:job.title'),
  },
  {
    name: 'no work today',
    path: '/labour/dashboard/attendance',
    who: 'worker',
    ready: heading('attendance:mine.none'),
  },
  { name: 'applicants', path: '/employer/dashboard/applicants', who: 'employer', ready: article },
  { name: 'several applicants', path: '/employer/dashboard/applicants', who: 'employer', ready: severalApplicants },
  {
    name: 'before telling several',
    path: '/employer/dashboard/applicants',
    who: 'employer',
    ready: beforeTellingMany,
  },
  {
    name: 'applicants of one status',
    path: '/employer/dashboard/applicants?status=shortlisted',
    who: 'employer',
    ready: article,
  },
  {
    name: 'an applicant',
    path: () => `/employer/dashboard/applicants/${applicationId}`,
    who: 'employer',
    ready: heading('applications:person.road'),
  },
  {
    name: 'before hiring',
    path: () => `/employer/dashboard/applicants/${applicationId}`,
    who: 'employer',
    ready: beforeHiring,
  },
  {
    name: 'an applicant that is gone',
    path: '/employer/dashboard/applicants/999999',
    who: 'employer',
    ready: heading('applications:person.gone'),
    forgives: /404/,
  },
  { name: 'an employer’s notifications', path: '/notifications', who: 'employer', ready: heading('bell:title') },
  {
    name: 'an employer’s profile',
    path: '/employer/dashboard/profile',
    who: 'employer',
    ready: heading('profile:group.company'),
  },
  {
    name: 'changing an employer’s profile',
    path: '/employer/dashboard/profile/edit',
    who: 'employer',
    ready: heading('profile:form.title'),
  },
  {
    name: 'a worker’s profile',
    path: '/labour/dashboard/profile',
    who: 'worker',
    ready: heading('profile:group.work'),
  },
  {
    name: 'changing a worker’s profile',
    path: '/labour/dashboard/profile/edit',
    who: 'worker',
    ready: heading('profile:form.title'),
  },
  {
    name: 'a dashboard that asks for more',
    path: '/labour/dashboard',
    who: 'newcomer',
    ready: ({ page, words }) => page.getByRole('link', { name: words('profile:gate.go') }).waitFor(),
  },
  {
    name: 'a profile that lacks much',
    path: '/labour/dashboard/profile',
    who: 'newcomer',
    ready: heading('profile:group.work'),
  },
  { name: 'a job that waits for a profile', path: () => `/jobs/${jobUid}`, who: 'newcomer', ready: gateOfApplying },
  { name: 'a worker’s dashboard', path: '/labour/dashboard', who: 'worker', ready: article },
  {
    name: 'a job for whoever may apply',
    path: () => `/jobs/${jobUid}`,
    who: 'worker',
    ready: heading('jobs:detail.work'),
  },
  { name: 'no saved jobs', path: '/labour/dashboard/saved', who: 'worker', ready: heading('saved-jobs:none') },
  { name: 'saved searches', path: '/labour/dashboard/searches', who: 'worker', ready: article },
  {
    name: 'no saved searches',
    path: '/labour/dashboard/searches',
    who: 'newcomer',
    ready: heading('saved-searches:none'),
  },
  { name: 'my applications', path: '/labour/dashboard/applications', who: 'worker', ready: article },
  {
    name: 'an own application',
    path: () => `/labour/dashboard/applications/${applicationId}`,
    who: 'worker',
    ready: heading('applications:one.road'),
  },
  {
    name: 'an own application that is gone',
    path: '/labour/dashboard/applications/999999',
    who: 'worker',
    ready: heading('applications:one.gone'),
    forgives: /404/,
  },
  {
    name: 'words to an employer',
    path: () => `/jobs/${jobUid}`,
    who: 'worker',
    ready: wordsToAnEmployer,
  },
  { name: 'a score', path: '/labour/dashboard/score', who: 'worker', ready: heading('score:formula') },
  { name: 'ratings of a worker', path: '/ratings', who: 'worker', ready: article },
  { name: 'before contesting a rating', path: '/ratings', who: 'worker', ready: beforeContesting },
  { name: 'ratings of an employer', path: '/ratings', who: 'employer', ready: article },
  {
    name: 'a score without a number',
    path: '/labour/dashboard/score',
    who: 'newcomer',
    ready: heading('score:formula'),
  },
  { name: 'a worker’s notifications', path: '/notifications', who: 'worker', ready: heading('bell:title') },
];

const phones: Record<Who, string | null> = {
  visitor: null,
  employer: employerPhone(1),
  worker: workerPhone(1),
  newcomer: workerPhone(UNFILLED_WORKER),
};

async function visitorFor(who: Who, language: StoryLanguage, viewport?: { width: number; height: number }) {
  const phone = phones[who];
  const screen = language === 'hi' || viewport ? 'phone' : 'desk';
  return browser.visit({ screen, language, ...(phone ? { as: phone } : {}), ...(viewport ? { viewport } : {}) });
}

async function stands(visitor: Visitor, { path, ready, forgives }: Screen): Promise<void> {
  if (forgives) visitor.forgive(forgives);
  // The address one is at already would be a reload, and registration goes on where a reload found it.
  await visitor.page.goto('about:blank');
  await visitor.open(typeof path === 'string' ? path : path());
  await ready(visitor);
  await visitor.page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
}

/** Text at the very end of the page that the bar at the thumb lies over. */
function hiddenByBar({ page }: Visitor): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('.action-bar, .bottom-bar');
    if (!bar?.checkVisibility()) return [];
    window.scrollTo(0, document.documentElement.scrollHeight);
    const { top } = bar.getBoundingClientRect();
    const under = [
      ...document.querySelectorAll('main p, main a, main button, main li, main article, footer a, footer p'),
    ]
      .filter((element) => !bar.contains(element) && !element.closest('.visually-hidden') && element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().bottom > top + 1)
      .map((element) => `under the bar: ${element.outerHTML.slice(0, 120)}`);
    window.scrollTo(0, 0);
    return under.slice(0, 3);
  });
}

describe.skipIf(!hasBrowser)('the eye that judges the screens', () => {
  it('sees what is wrong with one', async () => {
    const visitor = await visitorFor('visitor', 'hi');
    await visitor.open('/signin');
    await heading('signin:phone.title')(visitor);
    await visitor.page.evaluate(
      (english) => {
        const [small, wide, foreign, bare] = ['button', 'div', 'p', 'p'].map((tag) => document.createElement(tag));
        if (!small || !wide || !foreign || !bare) return;
        small.style.height = '20px';
        wide.style.width = '2000px';
        wide.textContent = '.';
        foreign.textContent = english;
        bare.textContent = 'signin:phone.label';
        document.querySelector('main')?.append(small, wide, foreign, bare);
      },
      wordsOf('en')('signin:code.resend_in', { seconds: 12 }),
    );
    const found = await faultsOf(visitor.page, { language: 'hi', own: await ownWords(), isPhone: true });
    expect(found).toEqual([
      expect.stringContaining('button-name'),
      expect.stringContaining('the page is 20'),
      'in the other language: Send again in 12 seconds',
      'a bare key: signin:phone.label',
      expect.stringContaining('×20: <button'),
    ]);
  });
});

describe.skipIf(!hasBrowser).each([
  { language: 'hi', device: 'a phone of 360 × 740', isPhone: true },
  { language: 'en', device: 'a desk of 1280 × 800', isPhone: false },
] as const)('every screen in $language on $device', ({ language, isPhone }) => {
  it.each(['visitor', 'employer', 'worker', 'newcomer'] as const)('serves a %s', { timeout: 150_000 }, async (who) => {
    const visitor = await visitorFor(who, language);
    const own = await ownWords();
    const faults: Record<string, string[]> = {};
    for (const screen of screens.filter((one) => one.who === who)) {
      await stands(visitor, screen);
      const found = await faultsOf(visitor.page, { language, own, isPhone });
      if (found.length > 0) faults[screen.name] = found;
    }
    expect(faults).toEqual({});
  });
});

const narrow: Partial<Record<Who, readonly string[]>> = {
  visitor: ['jobs', 'a job', 'a poster'],
  worker: [
    'a worker’s dashboard',
    'a job for whoever may apply',
    'my applications',
    'an own application',
    'worker: reports',
    'a score',
  ],
  employer: [
    'an employer’s dashboard',
    'my jobs',
    'post a job',
    'an applicant',
    'several applicants',
    'employer: settings',
    'ratings of an employer',
  ],
};

describe.skipIf(!hasBrowser).each([
  { how: 'on a phone of 320 pixels', width: 320, text: '' },
  { how: 'with letters twice as large', width: 360, text: '200%' },
])('the screens $how', ({ width, text }) => {
  it.each(['visitor', 'worker', 'employer'] as const)('do not push a %s sideways', async (who) => {
    const visitor = await visitorFor(who, 'hi', { width, height: 640 });
    const faults: Record<string, string[]> = {};
    for (const screen of screens.filter(({ name }) => narrow[who]?.includes(name))) {
      await stands(visitor, screen);
      await visitor.page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, text);
      const found = [...(await sidewaysFaults(visitor.page)), ...(await hiddenByBar(visitor))];
      if (found.length > 0) faults[screen.name] = found;
    }
    expect(faults).toEqual({});
  });
});
