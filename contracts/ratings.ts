// Ratings of work, both ways (D34, D36), and the score of one's own work with its parts (D35).
import { endpoint, idParam, pageAnswer, pageQuery } from './http.ts';
import { finding } from './jobs.ts';
import { labourReputation } from './reputation.ts';
import { draftText, instant, prose } from './values.ts';
import { z } from './z.ts';

export const MAX_REVIEW_LENGTH = 500;

const stars = z.int('rating_score').check(z.minimum(1, 'rating_score'), z.maximum(5, 'rating_score'));
const review = z.nullable(prose({ min: 0, max: MAX_REVIEW_LENGTH }));

/** Whether others read the words: `held` ones wait for our team, `hidden` ones nobody reads. The stars count either way. */
export const reviewStatuses = ['shown', 'held', 'hidden'] as const;
const reviewStatus = z.enum(reviewStatuses);

/** A rating as the person who gave it reads it. */
export const givenRating = z.object({
  id: z.int(),
  application_id: z.int(),
  score: z.int(),
  review: z.nullable(z.string()),
  review_status: reviewStatus,
  /** What the check marked in the words; their field is `review`. */
  findings: z.array(finding),
  /** From when on the other side sees it; null until both have rated, or the days are over. */
  visible_at: z.nullable(instant),
  /** Until when it can be changed; null once it cannot. */
  editable_until: z.nullable(instant),
  created_at: instant,
});
export type GivenRating = z.output<typeof givenRating>;

/** A rating as the person it is about reads it: once it is visible. */
export const receivedRating = z.object({
  id: z.int(),
  application_id: z.int(),
  score: z.int(),
  /** Null without words, and where they are held or hidden. */
  review: z.nullable(z.string()),
  review_status: reviewStatus,
  /** Who gave it: a company or a person; null where the account is deleted. */
  from: z.nullable(z.string()),
  job_title: z.nullable(z.string()),
  visible_at: instant,
  /** What the person it is about has against it, and what came of that. */
  contest: z.nullable(
    z.object({
      reason: z.nullable(z.string()),
      status: z.enum(['open', 'upheld', 'dismissed']),
      outcome: z.nullable(z.string()),
      contested_at: instant,
    }),
  ),
});
export type ReceivedRating = z.output<typeof receivedRating>;

const rate = endpoint({
  method: 'POST',
  path: '/api/v1/ratings/',
  summary: 'Rates the other side of an own application once the work is done, one to five stars (D34).',
  auth: 'user',
  status: 201,
  body: z.strictObject({
    application_id: z.int('not_an_id').check(z.minimum(1, 'not_an_id')),
    score: stars,
    review: z.optional(review),
  }),
  response: givenRating,
  problems: ['not_found', 'already_rated', 'rating_closed'],
});

const changeRating = endpoint({
  method: 'PATCH',
  path: '/api/v1/ratings/{rating_id}/',
  summary: 'Changes an own rating within 48 hours, as long as the other side does not see it.',
  auth: 'user',
  params: z.object({ rating_id: idParam }),
  body: z.strictObject({ score: z.optional(stars), review: z.optional(review) }),
  response: givenRating,
  problems: ['not_found', 'rating_closed', 'rating_visible'],
});

const listGiven = endpoint({
  method: 'GET',
  path: '/api/v1/ratings/given/',
  summary: 'Own ratings of others, newest first; of one application where it is named.',
  auth: 'user',
  query: z.strictObject({ ...pageQuery, application_id: z.optional(idParam) }),
  response: z.object({ ratings: z.array(givenRating), ...pageAnswer }),
});

const listReceived = endpoint({
  method: 'GET',
  path: '/api/v1/ratings/received/',
  summary: 'The visible ratings of one’s own work, newest first, with their mean and how many there are of each.',
  auth: 'user',
  query: z.strictObject(pageQuery),
  response: z.object({
    ratings: z.array(receivedRating),
    /** The mean of all of them; null without any. */
    rating: z.nullable(z.number()),
    /** How many with one star, two, … five. */
    spread: z.array(z.int()),
    ...pageAnswer,
  }),
});

const contestRating = endpoint({
  method: 'POST',
  path: '/api/v1/ratings/{rating_id}/contest/',
  summary: 'Asks a moderator to look at a rating of one’s own work. Its words may be hidden; the stars stay.',
  auth: 'user',
  params: z.object({ rating_id: idParam }),
  body: z.strictObject({ reason: prose({ max: MAX_REVIEW_LENGTH }) }),
  status: 201,
  response: receivedRating,
  problems: ['not_found', 'already_contested'],
});

const lintReview = endpoint({
  method: 'POST',
  path: '/api/v1/ratings/lint/',
  summary: 'What the check marks in the words of a review. Nothing is kept.',
  auth: 'user',
  body: z.strictObject({ review: draftText(MAX_REVIEW_LENGTH) }),
  response: z.object({ findings: z.array(finding) }),
});

export const scoreParts = ['rating', 'reliability', 'jobs', 'experience'] as const;
const scorePart = z.object({
  code: z.enum(scoreParts),
  /** Its share of the score, per cent; 0 where there is nothing to judge by, and the others share it. */
  weight: z.number(),
  /** 0–100 by itself; null where there is nothing to judge by. */
  value: z.nullable(z.number()),
  /** What it brings; all of them together are the score. */
  points: z.number(),
});

const scoreInputs = z.object({
  /** Things that have happened: work completed, ratings, due days, late withdrawals. */
  events: z.int(),
  ratings: z.int(),
  rating_mean: z.nullable(z.number()),
  on_time_days: z.int(),
  late_days: z.int(),
  no_shows: z.int(),
  /** Accepted work given up less than 24 hours before it began. */
  late_withdrawals: z.int(),
  jobs_completed: z.int(),
  experience_years: z.nullable(z.int()),
});

/** What would change a score, and by how much. */
export const scoreChanges = ['complete_job', 'come_on_time', 'good_rating', 'tell_experience'] as const;

export const labourScore = z.extend(labourReputation, {
  parts: z.array(scorePart),
  inputs: scoreInputs,
  /** The edition of the formula. */
  formula: z.int(),
  /** How many more things must happen before there is a number; 0 once there is one. */
  events_missing: z.int(),
  /** Each one step from now; `gain` in points, null while there is no number. */
  changes: z.array(z.object({ code: z.enum(scoreChanges), gain: z.nullable(z.number()) })),
});
export type LabourScore = z.output<typeof labourScore>;

const getScore = endpoint({
  method: 'GET',
  path: '/api/v1/labour/score/',
  summary: 'The own score with its parts, what they were made of, and what would change it (D35).',
  auth: 'labour',
  response: labourScore,
});

export const ratingEndpoints = {
  rate,
  changeRating,
  listGiven,
  listReceived,
  contestRating,
  lintReview,
  getScore,
};
