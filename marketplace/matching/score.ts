// Computes the match score of a job and a worker, in whole points with reasons. Pure. The same function ranks jobs for
// a worker and workers for a job.
import type { Match, matchCodes } from '#contracts/matching.ts';
import { kilometresBetween as distanceOf, type Point } from '../places/near-towns.ts';
import { relatedTo } from '../search/related-trades.ts';
import type { Settings } from '../settings/settings.ts';

/** The settings of matching: the weights, and the score from which workers are notified of a job. */
export type MatchRules = Pick<Settings, 'match_weights' | 'match_notify_score'>;
export const matchRuleKeys = ['match_weights', 'match_notify_score'] as const;

/** The facts of a job on which the match score depends. */
export interface JobFacts {
  /** Null if the trade is unknown. */
  role: string | null;
  state: string;
  /** Coordinates of the job. Null if the town is unknown or the job covers the whole state. */
  point: Point | null;
  languages: readonly string[];
  shift: string | null;
  /** Pay in rupees per day; null if the job has no pay. */
  pay_day: number | null;
  require_resume: boolean;
}

/**
 * The facts of a worker on which the match score depends. Gender, age, name and origin must never be among these facts.
 */
export interface PersonFacts {
  skills: readonly string[];
  state: string | null;
  preferred_states: readonly string[];
  point: Point | null;
  languages: readonly string[];
  shift: string | null;
  /** Expected pay in rupees per day; null if the worker stated no expected pay. */
  expected_day: number | null;
  experience_years: number | null;
  has_resume: boolean;
}

/**
 * Distances in kilometres. A distance up to `SHORT_WAY` gives full points. A distance of `MAX_DISTANCE_KM` or more
 * gives no points.
 */
const SHORT_WAY = 5;
export const MAX_DISTANCE_KM = 60;
/** Fraction of the expected pay below which a job's pay gives no points. */
const MIN_PAY_RATIO = 0.8;
/** Years of experience that give full points. More years give no more points. */
const EXPERIENCED = 5;

/** Returns the distance between two points in kilometres; null if a point is unknown. */
export const kilometresBetween = (one: Point | null, other: Point | null): number | null =>
  one && other ? distanceOf(one, other) : null;

type Part = (job: JobFacts, person: PersonFacts) => number;

const bounded = (share: number) => Math.min(1, Math.max(0, share));

const ofSkill: Part = ({ role }, { skills }) => (role !== null && skills.includes(role) ? 1 : 0);

const ofRelatedSkill: Part = (job, person) => {
  if (job.role === null || ofSkill(job, person) > 0) return 0;
  const near = relatedTo(job.role);
  return person.skills.reduce((max, skill) => Math.max(max, near.get(skill) ?? 0), 0);
};

/** Returns whether the worker has the job's trade or a related trade. */
const hasTradeOf: (...facts: Parameters<Part>) => boolean = (job, person) =>
  ofSkill(job, person) > 0 || ofRelatedSkill(job, person) > 0;

const ofDistance: Part = (job, person) => {
  const way = kilometresBetween(job.point, person.point);
  return way === null ? 0 : bounded((MAX_DISTANCE_KM - way) / (MAX_DISTANCE_KM - SHORT_WAY));
};

const ofState: Part = ({ state }, person) =>
  state !== '' && (person.state === state || person.preferred_states.includes(state)) ? 1 : 0;

/** Returns 1 if the worker knows one of the job's languages; otherwise 0, also if the job names no language. */
const ofLanguage: Part = ({ languages }, person) => (languages.some((code) => person.languages.includes(code)) ? 1 : 0);

const ofShift: Part = (job, person) => {
  if (job.shift === null || person.shift === null) return 0;
  return job.shift === person.shift || person.shift === 'both' || job.shift === 'both' ? 1 : 0;
};

const ofPay: Part = ({ pay_day }, { expected_day }) =>
  pay_day === null || expected_day === null || expected_day <= 0
    ? 0
    : bounded((pay_day / expected_day - MIN_PAY_RATIO) / (1 - MIN_PAY_RATIO));

/**
 * Returns the fraction for years of experience, from 0 to 1. The years count only if the worker has the job's trade or
 * a related trade, because a profile does not state experience in other work.
 */
const ofExperience: Part = (job, person) =>
  hasTradeOf(job, person) ? bounded((person.experience_years ?? 0) / EXPERIENCED) : 0;

/** The components of the score. Each function returns a fraction of the component's weight, from 0 to 1. */
const parts = {
  skill: ofSkill,
  related_skill: ofRelatedSkill,
  distance: ofDistance,
  state: ofState,
  language: ofLanguage,
  shift: ofShift,
  pay: ofPay,
  experience: ofExperience,
} as const satisfies Partial<Record<(typeof matchCodes)[number], Part>>;

const isPart = (code: string): code is keyof typeof parts => Object.hasOwn(parts, code);
const partCodes = Object.keys(parts).filter(isPart);

type Reason = Match['reasons'][number];

/**
 * Returns the score and its reasons, whose points add up to the score. Reasons of 0 points are omitted. The deduction
 * for a missing résumé cannot make the score negative. The job fits the worker (`fits`) if the score is at least
 * `match_notify_score` and the worker has the job's trade or a related trade (D113).
 */
export function scoreMatch(job: JobFacts, person: PersonFacts, rules: MatchRules): Match {
  const { match_weights: weights, match_notify_score: least } = rules;
  const gained = partCodes.flatMap((code): Reason[] => {
    const weight = Math.round(weights[code] * parts[code](job, person));
    return weight > 0 ? [{ code, weight }] : [];
  });
  const sum = gained.reduce((all, { weight }) => all + weight, 0);
  const lost = job.require_resume && !person.has_resume ? Math.min(weights.resume_missing, sum) : 0;
  const score = sum - lost;
  const reasons = gained.sort((a, b) => b.weight - a.weight);
  return {
    fits: score >= least && hasTradeOf(job, person),
    score,
    reasons: lost > 0 ? [...reasons, { code: 'resume_missing', weight: -lost }] : reasons,
  };
}
