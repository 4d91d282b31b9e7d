// Tests the published formula: examples computed by hand, and properties that hold for all facts (D35).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesFor, type LabourFacts, scoreEmployer, scoreLabour } from './rules.ts';

const nothing: LabourFacts = {
  ratings: 0,
  stars: 0,
  on_time_days: 0,
  late_days: 0,
  no_shows: 0,
  late_withdrawals: 0,
  jobs_completed: 0,
  experience_years: null,
};
const few = fc.nat({ max: 60 });
const someFacts: fc.Arbitrary<LabourFacts> = fc
  .record({
    ratings: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 40 }),
    on_time_days: few,
    late_days: few,
    no_shows: few,
    late_withdrawals: few,
    jobs_completed: few,
    experience_years: fc.option(fc.nat({ max: 50 })),
  })
  .map(({ ratings, ...rest }) => ({
    ...rest,
    ratings: ratings.length,
    stars: ratings.reduce((sum, score) => sum + score, 0),
  }));

const overall = (facts: LabourFacts) => scoreLabour(facts).overall ?? 0;

describe('The score of a worker', () => {
  it('A score is null until three events have happened', () => {
    expect(scoreLabour(nothing)).toMatchObject({ overall: null, label: 'new', rating: null, reliability: null });
    expect(scoreLabour({ ...nothing, jobs_completed: 1, ratings: 1, stars: 5 }).overall).toBeNull();
    expect(
      scoreLabour({ ...nothing, jobs_completed: 1, ratings: 1, stars: 5, on_time_days: 1 }).overall,
    ).not.toBeNull();
  });

  it('A score equals the example of the formula', () => {
    const facts = { ...nothing, ratings: 5, stars: 23, on_time_days: 8, late_days: 1, no_shows: 1, jobs_completed: 20 };
    // Rating: (5 × 3.8 + 23) / 10 = 4.2 stars on the scale 1–5, which is 80 on the scale 0–100. Reliability: 8 of 10
    // days. Jobs: 20 of 20. The years of experience are unknown, so the other three weights are 40, 30 and 20 of 90.
    const { parts, ...whole } = scoreLabour(facts);
    expect(parts.map(({ value, points }) => [value, points])).toEqual([
      [80, 35.6],
      [80, 26.7],
      [100, 22.2],
      [null, 0],
    ]);
    expect(whole).toMatchObject({ overall: 84.5, label: 'excellent', rating: 4.6, reliability: 80, review_count: 5 });
  });

  it('A late withdrawal counts as half a missed day', () => {
    expect(scoreLabour({ ...nothing, on_time_days: 2, late_withdrawals: 1 }).reliability).toBe(80);
    expect(scoreLabour({ ...nothing, late_withdrawals: 1 }).reliability).toBe(0);
  });

  it('A score is from 0 to 100 and the sum of its parts', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const { overall: score, parts } = scoreLabour(facts);
        if (score === null) return;
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        const sum = parts.reduce((all, { points }) => all + points, 0);
        expect(Math.abs(Math.min(100, sum) - score)).toBeLessThan(0.01);
        const shares = parts.reduce((all, { weight }) => all + weight, 0);
        expect(Math.abs(shares - 100)).toBeLessThan(0.2);
        for (const { value } of parts) if (value !== null) expect(value >= 0 && value <= 100).toBe(true);
      }),
    );
  });

  it('A score does not fall with more stars, completed jobs, punctual days or years', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const before = overall(facts);
        if (facts.stars < 5 * facts.ratings)
          expect(overall({ ...facts, stars: facts.stars + 1 })).toBeGreaterThanOrEqual(before);
        const busier = { ...facts, jobs_completed: facts.jobs_completed + 1 };
        expect(overall(busier)).toBeGreaterThanOrEqual(before);
        if (facts.no_shows > 0) {
          const { no_shows, late_days, on_time_days } = facts;
          const late = { ...facts, no_shows: no_shows - 1, late_days: late_days + 1 };
          const onTime = { ...facts, no_shows: no_shows - 1, on_time_days: on_time_days + 1 };
          expect(overall(late)).toBeGreaterThanOrEqual(before);
          expect(overall(onTime)).toBeGreaterThanOrEqual(overall(late));
        }
        if (facts.experience_years !== null)
          expect(overall({ ...facts, experience_years: facts.experience_years + 1 })).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('A score does not rise with a missed day or a late withdrawal after at least three days', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        fc.pre(facts.on_time_days + facts.late_days + facts.no_shows + facts.late_withdrawals > 2);
        const before = overall(facts);
        expect(overall({ ...facts, no_shows: facts.no_shows + 1 })).toBeLessThanOrEqual(before);
        expect(overall({ ...facts, late_withdrawals: facts.late_withdrawals + 1 })).toBeLessThanOrEqual(before);
      }),
    );
  });

  it('Each suggested change raises the score by the predicted gain', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        for (const { code, gain } of changesFor(facts)) {
          if (gain === null) continue;
          expect(gain).toBeGreaterThan(0);
          if (code === 'complete_job')
            expect(overall({ ...facts, jobs_completed: facts.jobs_completed + 1 }) - overall(facts)).toBeCloseTo(
              gain,
              5,
            );
        }
      }),
    );
    expect(changesFor(nothing).map(({ gain }) => gain)).toEqual([null, null, null, null]);
  });
});

it("An employer's answer time and contact rate are null below three answers", () => {
  const facts = { ratings: 2, stars: 9, hires_completed: 4, answers: 2, median_hours: 5.26, asked: 2, contacted: 1 };
  expect(scoreEmployer(facts)).toMatchObject({
    rating: 4.5,
    review_count: 2,
    jobs_completed: 4,
    answers_in_hours: null,
    contacts: null,
    overall: null,
  });
  const known = { ...facts, answers: 3, asked: 3, contacted: 2 };
  expect(scoreEmployer(known)).toMatchObject({ answers_in_hours: 5.3, contacts: 66.7 });
});
