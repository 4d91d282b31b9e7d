// HTTP routes of the moderation queues and decisions.
import type { Express } from 'express';
import type { ReviewedJob } from '#contracts/moderated-jobs.ts';
import { type ContestedDay, moderationEndpoints, type RatingRow, type ReportRow } from '#contracts/moderation.ts';
import { splitPhrases } from '#contracts/phrased-text.ts';
import { fail } from '#contracts/problems.ts';
import { withPhraseTexts } from '#locales/phrase-text.ts';
import { decideAttendance } from '#marketplace/attendance/actions/contest.ts';
import {
  decideJobPicture,
  hideJobPicture,
  showPictureForReview,
  showPictureQueue,
} from '#marketplace/jobs/actions/job-pictures.ts';
import { decideRating } from '#marketplace/ratings/actions/contest.ts';
import { decideReport } from '#marketplace/reports/actions/decide.ts';
import { releaseHeldCrew, showHeldCrews } from '#marketplace/reports/actions/moderate-crew.ts';
import {
  approveReviewedJob,
  holdOpenJob,
  rejectReviewedJob,
  removeReviewedJob,
  restoreRemovedJob,
} from '#marketplace/reports/actions/moderate-job.ts';
import {
  showAllJobs,
  showDayQueue,
  showRatingQueue,
  showReportQueue,
  showReviewedJob,
  showWaitingJobs,
} from '#marketplace/reports/actions/show-queue.ts';
import { countWaiting, findRatingRow, findReportRow } from '#marketplace/reports/queue-queries.ts';
import type { ApiDeps } from '../deps.ts';
import { readerLanguage } from '../http/reader.ts';
import { titleItems, titleJobOf, titleJobs, titleOneJobOf } from '../http/reader-titles.ts';
import { adminOf, mount } from '../http/route.ts';
import { withWordsLang } from '../http/words-lang.ts';

type JobCall = Parameters<typeof titleJobs>[0] & { params: { job_id: number } };

/**
 * Returns jobs under review with their titles and phrases in the moderator's language, and the languages of the
 * employer's words (D110).
 */
async function forModerator<J extends ReviewedJob>(call: Parameters<typeof titleJobs>[0], jobs: readonly J[]) {
  const titled = await titleJobs(call, jobs);
  return titled.map((job) => {
    const { location, duration, industry, walk_in_place, review_note, phrase_lines } = job;
    const description = splitPhrases(job.description, 'description', phrase_lines).own;
    const requirements = splitPhrases(job.requirements ?? '', 'requirements', phrase_lines).own;
    const by = (text: string | null) => ({ text, author: job.employer.language });
    return withWordsLang(call.req, withPhraseTexts(job, readerLanguage(call.req)), {
      description: by(description),
      requirements: by(requirements),
      location: by(location),
      duration: by(duration),
      industry: by(industry),
      walk_in_place: by(walk_in_place),
      review_note,
    });
  });
}

async function reviewed(call: JobCall, deps: ApiDeps) {
  const job = await showReviewedJob(deps, call.params.job_id);
  const [shown = job] = await forModerator(call, [job]);
  return shown;
}

function jobRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, moderationEndpoints.listJobs, async (call) => {
    const answer = await showAllJobs(deps, call.query);
    return { ...answer, jobs: await titleJobs(call, answer.jobs) };
  });
  mount(app, deps, moderationEndpoints.listWaitingJobs, async (call) => {
    const answer = await showWaitingJobs(deps, call.query);
    return { ...answer, jobs: await forModerator(call, answer.jobs) };
  });
  mount(app, deps, moderationEndpoints.showJob, (call) => reviewed(call, deps));
  mount(app, deps, moderationEndpoints.approveJob, async (call) => {
    await approveReviewedJob(deps, { ...call.params, ...call.body, moderator: adminOf(call) });
    return reviewed(call, deps);
  });
  const reasoned = [
    [moderationEndpoints.rejectJob, rejectReviewedJob],
    [moderationEndpoints.holdJob, holdOpenJob],
    [moderationEndpoints.removeJob, removeReviewedJob],
    [moderationEndpoints.restoreJob, restoreRemovedJob],
  ] as const;
  for (const [endpoint, decide] of reasoned)
    mount(app, deps, endpoint, async (call) => {
      await decide(deps, { ...call.params, ...call.body, moderator: adminOf(call) });
      return reviewed(call, deps);
    });
}

type Reader = Pick<Parameters<typeof titleJobs>[0], 'req'>;

const reportWithLangs = ({ req }: Reader, report: ReportRow) =>
  withWordsLang(req, report, {
    details: { text: report.details, author: report.reader_language },
    outcome: report.outcome,
  });

const ratingWithLangs = ({ req }: Reader, rating: RatingRow) =>
  withWordsLang(req, rating, {
    review: rating.review,
    contest_reason: rating.contest_reason,
    outcome: rating.outcome,
  });

/**
 * Returns a contested day of work, with the phrases of the worker's note in the moderator's language, and the language
 * of the worker's words.
 */
function dayForModerator({ req }: Reader, day: ContestedDay) {
  const { own } = splitPhrases(day.note ?? '', 'contest_note', day.phrase_lines);
  return withWordsLang(req, withPhraseTexts(day, readerLanguage(req)), {
    note: { text: own, author: day.reader_language },
  });
}

function crewRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, moderationEndpoints.listCrews, ({ query }) => showHeldCrews(deps, query));
  mount(app, deps, moderationEndpoints.releaseCrew, async ({ params, body, ...call }) => {
    const state = await releaseHeldCrew(deps, { ...params, ...body, moderator: adminOf(call) });
    return { id: params.crew_id, state };
  });
}

function pictureRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, moderationEndpoints.listPictures, async (call) => {
    const answer = await showPictureQueue(deps, call.query);
    return { ...answer, pictures: await titleItems(call, answer.pictures) };
  });
  mount(app, deps, moderationEndpoints.showPicture, ({ params }) => showPictureForReview(deps, params.job_picture_id));
  mount(app, deps, moderationEndpoints.decidePicture, async ({ params, body, ...call }) => {
    await decideJobPicture(deps, { id: params.job_picture_id, ...body, moderator: adminOf(call) });
    return { id: params.job_picture_id, verdict: body.verdict };
  });
  mount(app, deps, moderationEndpoints.hidePicture, async ({ params, ...call }) => {
    await hideJobPicture(deps, { id: params.job_picture_id, moderator: adminOf(call) });
    return { id: params.job_picture_id };
  });
}

export function moderationRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, moderationEndpoints.showCounts, () => countWaiting(deps.db));
  jobRoutes(app, deps);
  mount(app, deps, moderationEndpoints.listReports, async (call) => {
    const answer = await showReportQueue(deps, call.query);
    const reports = await titleJobOf(call, answer.reports);
    return { ...answer, reports: reports.map((report) => reportWithLangs(call, report)) };
  });
  mount(app, deps, moderationEndpoints.decideReport, async (call) => {
    await decideReport(deps, { ...call.params, ...call.body, moderator: adminOf(call) });
    const found = (await findReportRow(deps.db, call.params.case_number)) ?? fail('not_found');
    return reportWithLangs(call, await titleOneJobOf(call, found));
  });
  mount(app, deps, moderationEndpoints.listRatings, async (call) => {
    const answer = await showRatingQueue(deps, call.query);
    return { ...answer, ratings: answer.ratings.map((rating) => ratingWithLangs(call, rating)) };
  });
  mount(app, deps, moderationEndpoints.decideRating, async (call) => {
    await decideRating(deps, { ...call.params, ...call.body, moderator: adminOf(call) });
    return ratingWithLangs(call, (await findRatingRow(deps.db, call.params.rating_id)) ?? fail('not_found'));
  });
  mount(app, deps, moderationEndpoints.listDays, async (call) => {
    const answer = await showDayQueue(deps, call.query);
    const days = await titleItems(call, answer.days);
    return { ...answer, days: days.map((day) => dayForModerator(call, day)) };
  });
  mount(app, deps, moderationEndpoints.decideDay, async ({ params, body, ...call }) => {
    await decideAttendance(deps, { id: params.day_id, ...body, moderator: adminOf(call) });
    return { id: params.day_id, verdict: body.verdict };
  });
  pictureRoutes(app, deps);
  crewRoutes(app, deps);
}
