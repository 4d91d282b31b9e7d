// Rules of reputations (D35): the published formula. Pure and deterministic.
import { type LabourScore, type scoreChanges, type scoreParts, scoreWeights } from '#contracts/ratings.ts';

/** Version of the formula. After changing a number below, increase the version and recompute all users. */
export const SCORE_VERSION = 1;

type PartCode = (typeof scoreParts)[number];

/** Bayesian prior of the rating mean: the formula adds five fictitious ratings with a mean of 3.8. */
const PRIOR = { mean: 3.8, ratings: 5 };
const MAX_STARS = 5;
/** Maximum number of completed jobs, and of years of experience, that increase the score. */
const JOBS_CAP = 20;
const YEARS_CAP = 10;
/** A late withdrawal of accepted work counts as this fraction of a missed workday. */
const LATE_WITHDRAWAL_MISS = 0.5;
/** Minimum number of recorded events (ratings, workdays, late withdrawals, completed jobs) for a worker's score. */
const EVENTS_NEEDED = 3;
const GOOD_FROM = 60;
const EXCELLENT_FROM = 80;
/**
 * Minimum number of answers from which an employer's response time or contact rate is computed. With fewer answers, the
 * value is null.
 */
const ANSWERS_NEEDED = 3;

export interface LabourFacts {
  ratings: number;
  /** Sum of the stars. */
  stars: number;
  on_time_days: number;
  late_days: number;
  no_shows: number;
  late_withdrawals: number;
  jobs_completed: number;
  experience_years: number | null;
}

export interface EmployerFacts {
  ratings: number;
  stars: number;
  /** Number of applications that ended with completed work. */
  hires_completed: number;
  /**
   * `answers`: number of answered applications. `median_hours`: median time to an answer, in hours; null without
   * answers.
   */
  answers: number;
  median_hours: number | null;
  /**
   * `asked`: number of workers who stated whether the employer contacted them. `contacted`: number of workers who
   * answered yes.
   */
  asked: number;
  contacted: number;
}

/** The stored reputation of a user: one row of `reputations` without the user id. */
export interface Stats extends Pick<LabourScore, 'overall' | 'label' | 'rating' | 'review_count'> {
  jobs_completed: number;
  reliability: number | null;
  answers_in_hours: number | null;
  contacts: number | null;
  parts: LabourScore['parts'];
  inputs: Record<string, number | null>;
}

const rounded = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places;
const meanOf = ({ ratings, stars }: { ratings: number; stars: number }) =>
  ratings === 0 ? null : rounded(stars / ratings, 2);
const percent = (part: number, whole: number) => rounded((100 * part) / whole, 1);

function ratingValue({ ratings, stars }: LabourFacts): number | null {
  if (ratings === 0) return null;
  const mean = (PRIOR.mean * PRIOR.ratings + stars) / (PRIOR.ratings + ratings);
  return (100 * (mean - 1)) / (MAX_STARS - 1);
}

/**
 * Returns the percentage of recorded workdays on which the worker was on time; null if there are no workdays. A late
 * withdrawal counts as half a workday on which the worker did not appear.
 */
function reliabilityValue({ on_time_days, late_days, no_shows, late_withdrawals }: LabourFacts): number | null {
  const due = on_time_days + late_days + no_shows + LATE_WITHDRAWAL_MISS * late_withdrawals;
  return due === 0 ? null : (100 * on_time_days) / due;
}

function valuesOf(facts: LabourFacts): Record<PartCode, number | null> {
  const { jobs_completed, experience_years } = facts;
  return {
    rating: ratingValue(facts),
    reliability: reliabilityValue(facts),
    // Zero completed jobs are a known value. If they counted as missing, their weight would go to the other parts, and
    // the first completed job could lower the score.
    jobs: (100 * Math.log1p(Math.min(jobs_completed, JOBS_CAP))) / Math.log1p(JOBS_CAP),
    experience: experience_years === null ? null : (100 * Math.min(experience_years, YEARS_CAP)) / YEARS_CAP,
  };
}

/**
 * Returns the parts of the score. A part without data gets weight 0. The weights of the other parts are scaled up, so
 * that all weights add up to 100 %.
 */
function partsOf(facts: LabourFacts): LabourScore['parts'] {
  const values = valuesOf(facts);
  const codes: PartCode[] = ['rating', 'reliability', 'jobs', 'experience'];
  const known = codes.reduce((sum, code) => sum + (values[code] === null ? 0 : scoreWeights[code]), 0);
  return codes.map((code) => {
    const value = values[code];
    if (value === null) return { code, weight: 0, value, points: 0 };
    const share = scoreWeights[code] / known;
    return { code, weight: rounded(100 * share, 1), value: rounded(value, 1), points: rounded(value * share, 1) };
  });
}

const eventsOf = (facts: LabourFacts) =>
  facts.ratings + facts.on_time_days + facts.late_days + facts.no_shows + facts.late_withdrawals + facts.jobs_completed;

function labelOf(overall: number | null): LabourScore['label'] {
  if (overall === null) return 'new';
  if (overall >= EXCELLENT_FROM) return 'excellent';
  return overall >= GOOD_FROM ? 'good' : 'fair';
}

/**
 * Returns the reputation of a worker. `overall` is the sum of the points of the parts, with one decimal; null if there
 * are fewer than `EVENTS_NEEDED` events.
 */
export function scoreLabour(facts: LabourFacts): Stats & { inputs: LabourScore['inputs'] } {
  const parts = partsOf(facts);
  const events = eventsOf(facts);
  const sum = rounded(
    parts.reduce((all, { points }) => all + points, 0),
    1,
  );
  // The points of the four parts are rounded, so their sum may be slightly above 100.
  const overall = events < EVENTS_NEEDED ? null : Math.min(100, sum);
  const reliability = reliabilityValue(facts);
  const { stars: _stars, ...otherFacts } = facts;
  return {
    overall,
    label: labelOf(overall),
    rating: meanOf(facts),
    review_count: facts.ratings,
    jobs_completed: facts.jobs_completed,
    reliability: reliability === null ? null : rounded(reliability, 1),
    answers_in_hours: null,
    contacts: null,
    parts,
    inputs: { ...otherFacts, events, rating_mean: meanOf(facts) },
  };
}

/** Returns the reputation of an employer. Values based on fewer than three answers are null. */
export function scoreEmployer(facts: EmployerFacts): Stats {
  const { ratings, hires_completed, answers, median_hours, asked, contacted } = facts;
  return {
    overall: null,
    label: 'new',
    rating: meanOf(facts),
    review_count: ratings,
    jobs_completed: hires_completed,
    reliability: null,
    answers_in_hours: answers < ANSWERS_NEEDED || median_hours === null ? null : rounded(median_hours, 1),
    contacts: asked < ANSWERS_NEEDED ? null : percent(contacted, asked),
    parts: [],
    inputs: { ratings, hires_completed, answers, asked, contacted },
  };
}

type ChangeCode = (typeof scoreChanges)[number];

const oneMore: Readonly<Record<ChangeCode, (facts: LabourFacts) => LabourFacts>> = {
  complete_job: (facts) => ({ ...facts, jobs_completed: facts.jobs_completed + 1 }),
  come_on_time: (facts) => ({ ...facts, on_time_days: facts.on_time_days + 1 }),
  good_rating: (facts) => ({ ...facts, ratings: facts.ratings + 1, stars: facts.stars + MAX_STARS }),
  tell_experience: (facts) => ({ ...facts, experience_years: facts.experience_years ?? YEARS_CAP }),
};

const isOpen = (code: ChangeCode, { jobs_completed, experience_years }: LabourFacts) =>
  (code !== 'complete_job' || jobs_completed < JOBS_CAP) && (code !== 'tell_experience' || experience_years === null);

/** Returns the actions that would each increase a worker's score, largest gain first. */
export function changesFor(facts: LabourFacts): LabourScore['changes'] {
  const { overall } = scoreLabour(facts);
  const codes: ChangeCode[] = ['complete_job', 'come_on_time', 'good_rating', 'tell_experience'];
  return codes
    .filter((code) => isOpen(code, facts))
    .map((code) => {
      const after = scoreLabour(oneMore[code](facts)).overall;
      // The gain of stating the years of experience is unknown, because only the worker knows that number.
      const known = overall !== null && after !== null && code !== 'tell_experience';
      return { code, gain: known ? rounded(after - overall, 1) : null };
    })
    .filter(({ gain }) => gain === null || gain > 0)
    .sort((a, b) => (b.gain ?? 0) - (a.gain ?? 0));
}

/** Returns the number of further events that the worker needs to get a score; 0 if the worker has a score. */
export const eventsMissing = (facts: LabourFacts) => Math.max(0, EVENTS_NEEDED - eventsOf(facts));
