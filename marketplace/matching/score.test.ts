// Tests the match score: bounds, sums and monotonicity.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageCodes, spokenLanguages } from '#contracts/languages.ts';
import { states } from '#contracts/lists.ts';
import { matchCodes } from '#contracts/matching.ts';
import { shifts } from '#contracts/reference.ts';
import { roles } from '#contracts/roles.ts';
import { z } from '#contracts/z.ts';
import { relatedTo } from '../search/related-trades.ts';
import { defaultSettings, settingShapes } from '../settings/settings.ts';
import { type JobFacts, type PersonFacts, scoreMatch } from './score.ts';

const role = fc.constantFrom(...roles.map(({ slug }) => slug));
const state = fc.constantFrom(...states.map(({ name }) => name));
const point = fc.record({
  lat: fc.double({ min: 8, max: 36, noNaN: true }),
  lng: fc.double({ min: 68, max: 97, noNaN: true }),
});
const shift = fc.option(fc.constantFrom(...shifts));
const languages = fc.array(fc.constantFrom(...spokenLanguages), { maxLength: 4 });
const rupees = fc.option(fc.integer({ min: 1, max: 10_000_000 }));

const jobs: fc.Arbitrary<JobFacts> = fc.record({
  role: fc.option(role),
  state,
  point: fc.option(point),
  languages,
  shift,
  pay_day: rupees,
  require_resume: fc.boolean(),
});
const people: fc.Arbitrary<PersonFacts> = fc.record({
  skills: fc.array(role, { maxLength: 12 }),
  state: fc.option(state),
  preferred_states: fc.array(state, { maxLength: 10 }),
  point: fc.option(point),
  languages,
  shift,
  expected_day: rupees,
  experience_years: fc.option(fc.integer({ min: 0, max: 70 })),
  has_resume: fc.boolean(),
});
const points = fc.integer({ min: 0, max: 100 });
const weights = fc
  .record({
    skill: points,
    related_skill: points,
    distance: points,
    state: points,
    language: points,
    shift: points,
    pay: points,
    experience: points,
    resume_missing: points,
  })
  .filter((chosen) => settingShapes.match_weights.safeParse(chosen).success);
const someWeights = fc.oneof(fc.constant(defaultSettings.match_weights), weights);

describe('The match score of a job and a worker', () => {
  it('The score is an integer from 0 to 100 and the sum of its reasons, largest first', () => {
    fc.assert(
      fc.property(jobs, people, someWeights, (job, person, chosen) => {
        const { score, reasons } = scoreMatch(job, person, chosen);
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        expect(reasons.reduce((sum, { weight }) => sum + weight, 0)).toBe(score);
        expect(reasons.map(({ weight }) => weight)).toEqual(reasons.map(({ weight }) => weight).sort((a, b) => b - a));
        expect(reasons.every(({ weight }) => weight !== 0)).toBe(true);
      }),
    );
  });

  it('The score does not rise when a skill is removed', () => {
    fc.assert(
      fc.property(jobs, people, someWeights, fc.nat(), (some, person, chosen, at) => {
        // Use a trade that the worker has, if any, so that the removed skill usually counts.
        const job = { ...some, role: person.skills[at % 12] ?? some.role };
        const fewer = person.skills.filter((_, place) => place !== at % Math.max(1, person.skills.length));
        const less = scoreMatch(job, { ...person, skills: fewer }, chosen).score;
        expect(less).toBeLessThanOrEqual(scoreMatch(job, person, chosen).score);
      }),
    );
  });

  it('The score does not fall when the job pays more', () => {
    fc.assert(
      fc.property(jobs, people, someWeights, fc.integer({ min: 0, max: 100_000 }), (job, person, chosen, more) => {
        const better = { ...job, pay_day: (job.pay_day ?? 0) + more };
        expect(scoreMatch(better, person, chosen).score).toBeGreaterThanOrEqual(scoreMatch(job, person, chosen).score);
      }),
    );
  });

  it('The reasons name what matches and what is missing', () => {
    const job: JobFacts = {
      role: 'mason',
      state: 'Maharashtra',
      point: { lat: 18.52, lng: 73.86 },
      languages: ['hi'],
      shift: 'day',
      pay_day: 900,
      require_resume: true,
    };
    const person: PersonFacts = {
      skills: ['mason'],
      state: 'Maharashtra',
      preferred_states: [],
      point: { lat: 18.53, lng: 73.85 },
      languages: ['hi', 'mr'],
      shift: 'both',
      expected_day: 900,
      experience_years: 6,
      has_resume: false,
    };
    const codes = (match: { reasons: readonly { code: string }[] }) => match.reasons.map(({ code }) => code);
    const { match_weights } = defaultSettings;
    expect(scoreMatch(job, person, match_weights).score).toBe(90);
    expect(codes(scoreMatch(job, person, match_weights)).at(-1)).toBe('resume_missing');
    expect(scoreMatch(job, { ...person, has_resume: true }, match_weights).score).toBe(100);
    const plasterer = { ...person, skills: ['plasterer'] };
    expect(codes(scoreMatch(job, plasterer, match_weights))).toContain('related_skill');
    expect(codes(scoreMatch(job, { ...person, skills: ['nurse'] }, match_weights))).not.toContain('related_skill');
    const far = { ...person, point: { lat: 28.61, lng: 77.21 }, state: 'Delhi' };
    expect(codes(scoreMatch(job, far, match_weights))).not.toContain('distance');
    expect(codes(scoreMatch(job, far, match_weights))).not.toContain('state');
    expect(codes(scoreMatch(job, { ...far, preferred_states: ['Maharashtra'] }, match_weights))).toContain('state');
  });

  it('Relatedness of trades is symmetric', () => {
    for (const { slug } of roles)
      for (const [other, how] of relatedTo(slug)) expect(relatedTo(other).get(slug), `${slug} ${other}`).toBe(how);
  });

  it('docs/matching.md lists the default weights', () => {
    const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/matching.md'), 'utf8');
    const rows = [...page.matchAll(/^\| `(\w+)` \| (−?\d+) \|/gm)].map(([, code, points = '']) => [
      code,
      Number(points.replace('−', '')),
    ]);
    expect(Object.fromEntries(rows)).toEqual(defaultSettings.match_weights);
  });

  it.each(languageCodes)('Locale %s has a translation of each reason, for both readers', (language) => {
    const file = path.resolve(import.meta.dirname, '../../locales', language, 'matching.json');
    const words = z.object({
      reason: z.record(z.string(), z.string()),
      person: z.record(z.string(), z.string()),
    });
    const { reason, person } = words.parse(JSON.parse(readFileSync(file, 'utf8')));
    for (const texts of [reason, person]) {
      expect(Object.keys(texts).sort()).toEqual([...matchCodes].sort());
      for (const code of matchCodes) expect(texts[code]?.trim(), code).toBeTruthy();
    }
  });
});
