// Tests that responses name jobs in the reader's language, beside the employer's words (D110).
import { beforeAll, describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { labourDashboardEndpoints } from '#contracts/labour-dashboard.ts';
import { notificationList } from '#contracts/notifications.ts';
import { reportEndpoints } from '#contracts/reports.ts';
import { wageSheetEndpoints } from '#contracts/wage-sheet.ts';
import { wageEndpoints } from '#contracts/wages.ts';
import { dayOf } from '#marketplace/attendance/rules.ts';
import { openAccount } from '#marketplace/wages/actions/book-day.ts';
import { readClock } from '#platform/clock.ts';
import { inTransaction } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);
const TITLE = 'தச்சர் வேலை, சமையலறை அலமாரி';

let token: string;
let uid: string;

beforeAll(async () => {
  const employer = await buildEmployer(database.db);
  const job = await buildJob(database.db, { employer, title: TITLE });
  await run(database.db, sql`update jobs set role = 'carpenter', positions = 3, shift = 'night' where id = ${job.id}`);
  const labour = await buildLabour(database.db);
  const application = await buildApplication(database.db, { job, labour });
  token = await buildSession(database.db, labour);
  uid = job.uid;
  await api.as(await buildSession(database.db, employer)).ok(applicationEndpoints.setApplicationStatus, {
    params: { application_id: String(application.id) },
    body: { status: 'shortlisted', employer_feedback: 'நாளை காலை வாருங்கள்' },
  });
  await runTasks(database);
});

const get = async (path: string, language: string, session = token): Promise<unknown> => {
  const answer = await fetch(api.base + path, {
    headers: { authorization: `Bearer ${session}`, 'accept-language': language },
  });
  expect(answer.status).toBe(200);
  return answer.json();
};

const titles = {
  hi: 'बढ़ई · 3 जन · रात की शिफ़्ट',
  bh: 'बढ़ई · 3 जन · रात के शिफ्ट',
  en: 'Carpenter · 3 people · Night shift',
};
const languages = ['hi', 'bh', 'en'] as const;
const readerTitle = (language: (typeof languages)[number]) => ({
  text: titles[language],
  source: 'composed',
  original_lang: 'ta',
});

describe.each(languages)('responses in %s', (language) => {
  it('A list of jobs adds the title to the employer’s words', async () => {
    expect(await get('/api/v1/jobs/', language)).toMatchObject({
      jobs: [{ title: TITLE, reader_title: readerTitle(language) }],
    });
  });

  it('Applications and the tasks of the home page have the same title', async () => {
    const job = { title: TITLE, reader_title: readerTitle(language) };
    expect(await get(applicationEndpoints.listMyApplications.path, language)).toMatchObject({
      applications: [{ job, words_lang: { employer_feedback: 'ta' } }],
    });
    expect(await get(labourDashboardEndpoints.getDashboard.path, language)).toMatchObject({
      applications: { latest: [{ job_title: TITLE, reader_title: readerTitle(language) }] },
    });
  });

  it('A stored notification follows a change of language', async () => {
    const list = notificationList.parse(await get('/api/v1/notifications/labour/notifications/', language));
    const note = list.notifications.find(({ message }) => message.includes(titles[language]));
    expect([note?.original_title, note?.original_lang]).toEqual([TITLE, 'ta']);
  });
});

it('A reader of the employer’s language gets the employer’s words only', async () => {
  const job = await api.as().ok(jobEndpoints.getJob, { params: { job_uid: uid }, query: { language: 'ta' } });
  expect([job.title, job.reader_title]).toEqual([TITLE, undefined]);
});

it('A request for an unknown language has no title for the reader (B74)', async () => {
  const job = await api.as().ok(jobEndpoints.getJob, { params: { job_uid: uid }, query: { language: 'xx' } });
  expect(job.reader_title).toBeUndefined();
});

it('Screens in Bhojpuri request jobs in Hindi and get titles in Bhojpuri', async () => {
  expect(await get(`/api/v1/jobs/${uid}/?language=hi`, 'bh')).toMatchObject({ reader_title: readerTitle('bh') });
});

it('The reporter of a job reads its title, composed from the facts of the job', async () => {
  await api.as(token).ok(reportEndpoints.sendReport, { body: { target_type: 'job', target_id: uid, reason: 'fake' } });
  expect(await get(reportEndpoints.listMyReports.path, 'hi')).toMatchObject({
    reports: [{ target_name: TITLE, reader_title: readerTitle('hi') }],
  });
});

it('The wage accounts of both sides and the wage sheet have the title in the reader’s language', async () => {
  const job = await buildJob(database.db, { title: TITLE });
  await run(database.db, sql`update jobs set role = 'carpenter', positions = 3, shift = 'night' where id = ${job.id}`);
  const application = await buildApplication(database.db, { job, status: 'accepted' });
  await inTransaction(database.db, (tx) => openAccount(tx, application.id));
  const named = { job_title: TITLE, reader_title: readerTitle('hi') };
  const boss = await buildSession(database.db, application.employer);
  for (const session of [await buildSession(database.db, application.labour), boss]) {
    expect(await get(wageEndpoints.listAccounts.path, 'hi', session)).toMatchObject({ accounts: [named] });
  }
  const today = dayOf(await readClock(database.db));
  const sheet = await get(`${wageSheetEndpoints.getSheet.path}?from=${today}&to=${today}`, 'hi', boss);
  expect(sheet).toMatchObject({ people: [named] });
});
