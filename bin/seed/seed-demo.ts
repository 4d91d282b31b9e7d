// Seeds an empty database with the demo. Every run inserts the same data. A database with users stays unchanged.

import { CONSENT_VERSION } from '#contracts/signin.ts';
import { lifetimeDays } from '#marketplace/jobs/rules.ts';
import { rewriteIndex } from '#marketplace/jobs/search/indexing.ts';
import { recomputeEverybody } from '#marketplace/reputation/actions/recompute.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { measurePay } from '#marketplace/trust/actions/measure-pay.ts';
import { lintPost } from '#marketplace/trust/lint.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import { keyedDigest, randomToken } from '#platform/secrets.ts';
import { run, sql, type Tx } from '#platform/sql.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { importFile } from '../import-jobs/import-file.ts';
import { insertFollowUps } from './afterwards.ts';
import { insertCalls } from './calls.ts';
import { insertCertificates } from './certificates.ts';
import { insertCrews } from './crews.ts';
import { DAY, type DemoJob } from './demo-job.ts';
import { detailsOfEmployer, detailsOfWorker, UNFILLED_WORKER, WAITING_WORKER } from './details.ts';
import { insertDiaries } from './diaries.ts';
import { detailsOfJob } from './job-details.ts';
import { biharJobs } from './jobs-bihar.ts';
import { commonTradeJobs } from './jobs-common-trades.ts';
import { delhiJobs } from './jobs-delhi.ts';
import { earlierJobs } from './jobs-earlier.ts';
import { finishedJobs } from './jobs-finished.ts';
import { karnatakaJobs } from './jobs-karnataka.ts';
import { maharashtraJobs } from './jobs-maharashtra.ts';
import { jobsNotOpen } from './jobs-not-open.ts';
import { tamilNaduJobs } from './jobs-tamil-nadu.ts';
import { employerPhone, employers, workerPhone, workers } from './people.ts';
import {
  insertApplications,
  insertCard,
  insertJobHistory,
  insertJobs,
  insertNotifications,
  insertPeople,
  insertSteps,
  isInhabited,
  type SeededPerson,
  spreadImportedJobs,
  spreadRegistrationDates,
} from './queries.ts';
import { sampleCard } from './sample-card.ts';
import { insertSavedSearches } from './saved-searches.ts';
import { demoTestimonials } from './testimonials.ts';
import { applicationsOf } from './timeline.ts';
import { insertWages } from './wages.ts';
import { saveSitePictures, saveWorkPictures } from './work-pictures.ts';

export const demoJobs: readonly DemoJob[] = [
  ...maharashtraJobs,
  ...karnatakaJobs,
  ...tamilNaduJobs,
  ...delhiJobs,
  ...biharJobs,
  ...commonTradeJobs,
  ...jobsNotOpen,
  ...finishedJobs,
  ...earlierJobs,
];

/** Value of the column `source` for the ads that are imported from `ads/`. */
const ADS_SOURCE = 'nira-rebel-hr-agency';

/**
 * Returns an invented identity, because the demo users have no identity numbers. The digest is of a string that no
 * Aadhaar number can equal.
 */
function identityOf(identityKey: string, phone: string) {
  const digest = keyedDigest(identityKey, 'aadhaar', `demo ${phone}`);
  return {
    masked: `XXXX XXXX ${phone.slice(-4)}`,
    digest_hex: digest.toString('hex'),
    consent_version: CONSENT_VERSION,
  };
}

function everybody(identityKey: string): SeededPerson[] {
  const posting = employers.map(({ number, company_name, ...person }) => ({
    ...person,
    ...identityOf(identityKey, employerPhone(number)),
    ...detailsOfEmployer({ number, company_name, ...person }),
    user_type: 'employer' as const,
    phone_number: employerPhone(number),
    email: `office${number}@example.com`,
    hours: 60 * DAY - number,
    company_name,
    skills: [],
    experience_years: null,
  }));
  const looking = workers.map(({ number, ...person }) => ({
    ...person,
    ...identityOf(identityKey, workerPhone(number)),
    ...(number === UNFILLED_WORKER ? { masked: null } : {}),
    ...detailsOfWorker({ number, ...person }),
    user_type: 'labour' as const,
    phone_number: workerPhone(number),
    email: null,
    address: null,
    hours: 50 * DAY - 12 * number,
    company_name: null,
  }));
  return [...posting, ...looking];
}

/** Stores a sample identity document for the worker whose documents await a moderator. */
async function saveCard(tx: Tx, storage: Storage): Promise<void> {
  const card = sampleCard();
  const storage_key = `files/${randomToken()}`;
  await storage.put(storage_key, card, 'application/pdf');
  await insertCard(tx, workerPhone(WAITING_WORKER), { storage_key, size: card.length });
}

/**
 * Returns the database row of a demo job. A job that is held for review gets the findings of the automatic check of job
 * posts.
 */
const rowOf = ({ employer, ...job }: DemoJob) => ({
  ...job,
  ...detailsOfJob(job.key),
  employer_phone: employerPhone(employer),
  days: lifetimeDays(job.job_type ?? 'full_time'),
  positions: job.positions ?? 1,
  language_preference: job.language_preference ?? [],
  status: job.status ?? 'active',
  findings: job.status === 'pending_review' ? lintPost(job) : [],
});

interface Options {
  db: Db;
  identityKey: string;
  /** Path of a file with ads from another job board. */
  adsFile: string;
  /** Path of the folder with the drawings that the demo shows as pictures of work and of sites. */
  picturesFolder: string;
  storage: Storage;
}

/** Seeds the demo completely or not at all. Returns false if the database already has users. */
export async function seedDemo({ db, identityKey, adsFile, picturesFolder, storage }: Options): Promise<boolean> {
  const jobs = demoJobs.map(rowOf);
  const sent = applicationsOf(demoJobs);
  const moved = await inTransaction(db, async (tx) => {
    if (await isInhabited(tx)) return false;
    await insertPeople(tx, everybody(identityKey));
    await saveCard(tx, storage);
    await saveWorkPictures(tx, storage, picturesFolder);
    await insertJobs(tx, jobs);
    await saveSitePictures(tx, storage, picturesFolder);
    await insertJobHistory(tx);
    await insertApplications(tx, sent);
    await insertSteps(
      tx,
      sent.flatMap(({ steps }) => steps),
    );
    await insertNotifications(tx);
    await insertFollowUps(tx);
    await insertWages(tx);
    await insertCalls(tx);
    await insertCrews(tx);
    await insertCertificates(tx);
    await insertDiaries(tx);
    await setSetting(tx, 'testimonials', demoTestimonials);
    // By default the landing page hides numbers of users and jobs below 100. The demo has fewer.
    await setSetting(tx, 'stats_shown_from', 20);
    // Import before this transaction commits. If the process crashes in between, the database still has no users and is
    // seeded again; the import skips ads that it already imported.
    await importFile({ db, file: adsFile, trusted: true });
    return true;
  });
  if (moved) {
    await spreadImportedJobs(db, ADS_SOURCE);
    await spreadRegistrationDates(db);
    await rewriteIndex({ db });
    await recomputeEverybody({ db });
    // Compute the pay medians now: the cron task for them runs only later, and the demo would start without medians.
    await measurePay({ db });
    await insertSavedSearches(db);
    // Autovacuum runs only a minute later. Until then, query plans and the cost estimates of the SQL console would be
    // guesses.
    await run(db, sql`analyze`);
  }
  return moved;
}
