// Ratings between workers and employers after work (D34, D36), and the worker's score with its components (D35).

import { endpoint, idParam, pageAnswer, pageQuery } from './http.ts';
import { finding } from './job-shapes.ts';
import { labourReputation } from './reputation.ts';
import { draftText, instant, prose, readerTitleField } from './values.ts';
import { wordsLangField } from './words-lang.ts';
import { z } from './z.ts';

export const MAX_REVIEW_LENGTH = 500;

const stars = z.int('rating_score').check(z.minimum(1, 'rating_score'), z.maximum(5, 'rating_score'));
const review = z.nullable(prose({ min: 0, max: MAX_REVIEW_LENGTH }));

/**
 * Visibility of the review text. `held`: the text waits for a moderator. `hidden`: a moderator has hidden the text. The
 * stars count for the score in each of these states.
 */
export const reviewStatuses = ['shown', 'held', 'hidden'] as const;
const reviewStatus = z.enum(reviewStatuses);

/** A rating as its author sees it. */
export const givenRating = z.object({
  id: z.int(),
  application_id: z.int(),
  score: z.int(),
  review: z.nullable(z.string()),
  review_status: reviewStatus,
  ...wordsLangField('review'),
  /**
   * Passages of the review text that may break a rule. The automatic check of job posts also checks review texts (D36).
   * The `field` of each finding is `review`.
   */
  findings: z.array(finding),
  /**
   * When the rated user can first see the rating. Null until both users have rated each other, or until the waiting
   * period is over.
   */
  visible_at: z.nullable(instant),
  /** End of the period in which the author may edit the rating; null after the end of the period. */
  editable_until: z.nullable(instant),
  created_at: instant,
});
export type GivenRating = z.output<typeof givenRating>;

/** A visible rating as the rated user sees it. */
export const receivedRating = z.object({
  id: z.int(),
  application_id: z.int(),
  score: z.int(),
  /** The review text; null without a review, or if the review is held or hidden. */
  review: z.nullable(z.string()),
  review_status: reviewStatus,
  /** Name of the author, a company or a person; null if the account was deleted. */
  from: z.nullable(z.string()),
  job_title: z.nullable(z.string()),
  ...readerTitleField,
  /** Languages of the texts of the rating, by field. `reason` and `outcome` are fields of `contest`. */
  ...wordsLangField('review', 'reason', 'outcome'),
  visible_at: instant,
  /** The rated user's objection and its outcome; null without an objection. */
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
  summary:
    'Rates the other side of the caller’s application after the work is done, with one to five stars (D34). With an `Idempotency-Key`, a repeated call within a day returns the first rating.',
  auth: 'user',
  status: 201,
  body: z.strictObject({
    application_id: z.int('not_an_id').check(z.minimum(1, 'not_an_id')),
    score: stars,
    review: z.optional(review),
  }),
  response: givenRating,
  problems: ['not_found', 'already_rated', 'rating_closed', 'idempotency_key_reused'],
});

const changeRating = endpoint({
  method: 'PATCH',
  path: '/api/v1/ratings/{rating_id}/',
  summary: 'Changes one of the caller’s ratings within 48 hours, while the other side does not see it.',
  auth: 'user',
  params: z.object({ rating_id: idParam }),
  body: z.strictObject({ score: z.optional(stars), review: z.optional(review) }),
  response: givenRating,
  problems: ['not_found', 'rating_closed', 'rating_visible'],
});

const listGiven = endpoint({
  method: 'GET',
  path: '/api/v1/ratings/given/',
  summary: 'Ratings that the caller gave, newest first, optionally of one application.',
  auth: 'user',
  query: z.strictObject({ ...pageQuery, application_id: z.optional(idParam) }),
  response: z.object({ ratings: z.array(givenRating), ...pageAnswer }),
});

const listReceived = endpoint({
  method: 'GET',
  path: '/api/v1/ratings/received/',
  summary: 'The visible ratings that the caller received, newest first, with their mean and distribution.',
  auth: 'user',
  query: z.strictObject(pageQuery),
  response: z.object({
    ratings: z.array(receivedRating),
    /** Mean of all visible ratings; null before the first rating. */
    rating: z.nullable(z.number()),
    /** Number of visible ratings with one, two, three, four and five stars, in this order. */
    spread: z.array(z.int()),
    ...pageAnswer,
  }),
});

const contestRating = endpoint({
  method: 'POST',
  path: '/api/v1/ratings/{rating_id}/contest/',
  summary:
    'Asks a moderator to review a rating that the caller received. The text may be hidden; the stars always count.',
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
  summary: 'Returns the findings of the check in a review. Nothing is stored.',
  auth: 'user',
  body: z.strictObject({ review: draftText(MAX_REVIEW_LENGTH) }),
  response: z.object({ findings: z.array(finding) }),
});

export const scoreParts = ['rating', 'reliability', 'jobs', 'experience'] as const;

/** Weights of the components of the score, in percent, if all components have data. */
export const scoreWeights: Readonly<Record<(typeof scoreParts)[number], number>> = {
  rating: 40,
  reliability: 30,
  jobs: 20,
  experience: 10,
};

const scorePart = z.object({
  code: z.enum(scoreParts),
  /**
   * Share of this component in the score, in percent. A component without data has share 0; its share is then divided
   * among the components with data.
   */
  weight: z.number(),
  /** Value of the component, 0–100; null without data. */
  value: z.nullable(z.number()),
  /** Points that the component contributes to the score. The points of all components add up to the score. */
  points: z.number(),
});

const scoreInputs = z.object({
  /** Number of events from which the score is computed: completed jobs, ratings, workdays, late withdrawals. */
  events: z.int(),
  ratings: z.int(),
  rating_mean: z.nullable(z.number()),
  on_time_days: z.int(),
  late_days: z.int(),
  no_shows: z.int(),
  /** Number of times that the worker withdrew from accepted work less than 24 hours before the work started. */
  late_withdrawals: z.int(),
  jobs_completed: z.int(),
  experience_years: z.nullable(z.int()),
});

/** Actions that would raise the score. */
export const scoreChanges = ['complete_job', 'come_on_time', 'good_rating', 'tell_experience'] as const;

export const labourScore = z.extend(labourReputation, {
  parts: z.array(scorePart),
  inputs: scoreInputs,
  /** Version of the score formula. */
  formula: z.int(),
  /** Number of events still needed before a score is computed; 0 if there is a score. */
  events_missing: z.int(),
  /** Suggested actions. `gain`: number of points by which this action alone would raise the score; null if unknown. */
  changes: z.array(z.object({ code: z.enum(scoreChanges), gain: z.nullable(z.number()) })),
});
export type LabourScore = z.output<typeof labourScore>;

const getScore = endpoint({
  method: 'GET',
  path: '/api/v1/labour/score/',
  summary: 'The caller’s score with its components, their data, and what would raise the score (D35).',
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
