// How a person's work is judged (D35): the published formula. Pure; the same facts always give the same figures.
import type { LabourScore, scoreChanges, scoreParts } from '#contracts/ratings.ts';

/** The edition of the formula. Whoever changes a number here raises it, and has everybody recomputed. */
export const SCORE_VERSION = 1;

type PartCode = (typeof scoreParts)[number];

/** Shares of the score, per cent. */
const WEIGHTS: Readonly<Record<PartCode, number>> = { rating: 40, reliability: 30, jobs: 20, experience: 10 };
/** A few ratings are drawn towards what most people have: as if five had given 3.8 before. */
const PRIOR = { mean: 3.8, ratings: 5 };
const MAX_STARS = 5;
/** More work than this, and more years, bring no more. */
const JOBS_CAP = 20;
const YEARS_CAP = 10;
/** The part of a due day that somebody misses who gives accepted work up at the last moment. */
const LATE_WITHDRAWAL_MISS = 0.5;
/** Fewer things than this that have happened say nothing: there is no number. */
const EVENTS_NEEDED = 3;
const GOOD_FROM = 60;
const EXCELLENT_FROM = 80;
/** Fewer answers than this say nothing of an employer. */
const ANSWERS_NEEDED = 3;

export interface LabourFacts {
  ratings: number;
  /** The sum of their stars. */
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
  /** People whose work here was completed. */
  hires_completed: number;
  /** Applications that got an answer, and the median of hours it took. */
  answers: number;
  median_hours: number | null;
  /** Workers who said whether they were contacted, and how many were. */
  asked: number;
  contacted: number;
}

/** What is kept of somebody: one row of `reputations` without its owner. */
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

/** Per cent of due days on which they came on time. Work that was given up at the last moment is half a due day that was missed. */
function reliabilityValue({ on_time_days, late_days, no_shows, late_withdrawals }: LabourFacts): number | null {
  const due = on_time_days + late_days + no_shows + LATE_WITHDRAWAL_MISS * late_withdrawals;
  return due === 0 ? null : (100 * on_time_days) / due;
}

function valuesOf(facts: LabourFacts): Record<PartCode, number | null> {
  const { jobs_completed, experience_years } = facts;
  return {
    rating: ratingValue(facts),
    reliability: reliabilityValue(facts),
    // None is something that is known, too: otherwise the first one would lower a score.
    jobs: (100 * Math.log1p(Math.min(jobs_completed, JOBS_CAP))) / Math.log1p(JOBS_CAP),
    experience: experience_years === null ? null : (100 * Math.min(experience_years, YEARS_CAP)) / YEARS_CAP,
  };
}

/** A part without data is left out, and the other weights are scaled up. */
function partsOf(facts: LabourFacts): LabourScore['parts'] {
  const values = valuesOf(facts);
  const codes: PartCode[] = ['rating', 'reliability', 'jobs', 'experience'];
  const known = codes.reduce((sum, code) => sum + (values[code] === null ? 0 : WEIGHTS[code]), 0);
  return codes.map((code) => {
    const value = values[code];
    if (value === null) return { code, weight: 0, value, points: 0 };
    const share = WEIGHTS[code] / known;
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

/** The figures of somebody who looks for work. The points of the parts together are the score, to the tenth. */
export function scoreLabour(facts: LabourFacts): Stats & { inputs: LabourScore['inputs'] } {
  const parts = partsOf(facts);
  const events = eventsOf(facts);
  const sum = rounded(
    parts.reduce((all, { points }) => all + points, 0),
    1,
  );
  // Four points rounded up may come to a tenth too much.
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

/** The figures of somebody who gives work; what too few have said is not told. */
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

/** One step from these facts each, the one that brings most first; those that bring nothing are left out. */
export function changesFor(facts: LabourFacts): LabourScore['changes'] {
  const { overall } = scoreLabour(facts);
  const codes: ChangeCode[] = ['complete_job', 'come_on_time', 'good_rating', 'tell_experience'];
  return codes
    .filter((code) => isOpen(code, facts))
    .map((code) => {
      const after = scoreLabour(oneMore[code](facts)).overall;
      // How many years somebody has is theirs to tell: what it brings is not known before.
      const known = overall !== null && after !== null && code !== 'tell_experience';
      return { code, gain: known ? rounded(after - overall, 1) : null };
    })
    .filter(({ gain }) => gain === null || gain > 0)
    .sort((a, b) => (b.gain ?? 0) - (a.gain ?? 0));
}

/** How many more things must happen before there is a number. */
export const eventsMissing = (facts: LabourFacts) => Math.max(0, EVENTS_NEEDED - eventsOf(facts));
