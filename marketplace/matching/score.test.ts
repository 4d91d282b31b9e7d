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
import { type JobFacts, type MatchRules, type PersonFacts, scoreMatch } from './score.ts';

/** Takes half of the generated values from a short list, so that jobs and workers often have something in common. */
const often = <T>(few: readonly T[], all: readonly T[]) => fc.oneof(fc.constantFrom(...few), fc.constantFrom(...all));
const slugs = roles.map(({ slug }) => slug);
const role = often(['mason', 'plasterer', 'helper'], slugs);
const names = states.map(({ name }) => name);
const state = often(['Maharashtra', 'Goa'], names);
const within = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const point = fc.oneof(
  fc.record({ lat: within(18, 19), lng: within(73, 74) }),
  fc.record({ lat: within(8, 36), lng: within(68, 97) }),
);
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
  .map(({ related_skill, resume_missing, ...whole }) => {
    // The weights of the setting may sum to at most 100. Scaling larger sums down is much faster than discarding them.
    const total = Object.values(whole).reduce((sum, part) => sum + part, 0);
    const scaled = (part: number) => Math.floor((part * 100) / Math.max(100, total));
    const skill = scaled(whole.skill);
    return settingShapes.match_weights.parse({
      skill,
      related_skill: Math.min(related_skill, skill),
      distance: scaled(whole.distance),
      state: scaled(whole.state),
      language: scaled(whole.language),
      shift: scaled(whole.shift),
      pay: scaled(whole.pay),
      experience: scaled(whole.experience),
      resume_missing,
    });
  });
const someRules: fc.Arbitrary<MatchRules> = fc.record({
  match_weights: fc.oneof(fc.constant(defaultSettings.match_weights), weights),
  match_notify_score: fc.oneof(fc.constant(defaultSettings.match_notify_score), points),
});

const hasTrade = ({ role }: JobFacts, { skills }: PersonFacts) =>
  role !== null && skills.some((skill) => skill === role || relatedTo(skill).has(role));

/** For each reason of a score: whether the reason is true for this job and this worker. */
const isTrue: Record<(typeof matchCodes)[number], (job: JobFacts, person: PersonFacts) => boolean> = {
  skill: ({ role }, { skills }) => skills.some((skill) => skill === role),
  related_skill: (job, person) => hasTrade(job, person) && !person.skills.some((skill) => skill === job.role),
  distance: ({ point: one }, { point: other }) => {
    // On an arc of 60 km, latitudes differ by at most 0.54 degrees.
    return one !== null && other !== null && Math.abs(one.lat - other.lat) < 0.55;
  },
  state: ({ state }, person) => [person.state, ...person.preferred_states].includes(state),
  language: ({ languages }, person) => person.languages.some((code) => languages.includes(code)),
  shift: (job, person) =>
    job.shift !== null &&
    person.shift !== null &&
    (job.shift === person.shift || [job.shift, person.shift].includes('both')),
  pay: ({ pay_day }, { expected_day }) => pay_day !== null && expected_day !== null && pay_day >= expected_day * 0.8,
  experience: (job, person) => (person.experience_years ?? 0) > 0 && hasTrade(job, person),
  resume_missing: ({ require_resume }, { has_resume }) => require_resume && !has_resume,
};

describe('The match score of a job and a worker', () => {
  it('The score is an integer from 0 to 100 and the sum of its reasons, largest first', () => {
    fc.assert(
      fc.property(jobs, people, someRules, (job, person, chosen) => {
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
      fc.property(jobs, people, someRules, fc.nat(), (some, person, chosen, at) => {
        // If the worker has skills, give the job one of them as its trade, so that a removed skill often counts.
        const job = { ...some, role: person.skills[at % 12] ?? some.role };
        const fewer = person.skills.filter((_, place) => place !== at % Math.max(1, person.skills.length));
        const less = scoreMatch(job, { ...person, skills: fewer }, chosen).score;
        expect(less).toBeLessThanOrEqual(scoreMatch(job, person, chosen).score);
      }),
    );
  });

  it('The score does not fall when the job pays more', () => {
    fc.assert(
      fc.property(jobs, people, someRules, fc.integer({ min: 0, max: 100_000 }), (job, person, chosen, more) => {
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
    expect(scoreMatch(job, person, defaultSettings).score).toBe(90);
    expect(codes(scoreMatch(job, person, defaultSettings)).at(-1)).toBe('resume_missing');
    expect(scoreMatch(job, { ...person, has_resume: true }, defaultSettings).score).toBe(100);
    const plasterer = { ...person, skills: ['plasterer'] };
    expect(codes(scoreMatch(job, plasterer, defaultSettings))).toContain('related_skill');
    expect(codes(scoreMatch(job, { ...person, skills: ['nurse'] }, defaultSettings))).not.toContain('related_skill');
    const far = { ...person, point: { lat: 28.61, lng: 77.21 }, state: 'Delhi' };
    expect(codes(scoreMatch(job, far, defaultSettings))).not.toContain('distance');
    expect(codes(scoreMatch(job, far, defaultSettings))).not.toContain('state');
    expect(codes(scoreMatch(job, { ...far, preferred_states: ['Maharashtra'] }, defaultSettings))).toContain('state');
  });

  it('Each reason is true for the job and the worker', () => {
    fc.assert(
      fc.property(jobs, people, someRules, (job, person, chosen) => {
        for (const { code } of scoreMatch(job, person, chosen).reasons)
          expect(isTrue[code](job, person), code).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('A job fits only from the score of a notification on, and only a worker of its trade or a related one', () => {
    fc.assert(
      fc.property(jobs, people, someRules, (job, person, chosen) => {
        const { fits, score } = scoreMatch(job, person, chosen);
        expect(fits).toBe(score >= chosen.match_notify_score && hasTrade(job, person));
      }),
      { numRuns: 2000 },
    );
  });

  it('A job without a trade does not fit, however many points the other reasons give', () => {
    const point = { lat: 18.52, lng: 73.86 };
    const office: JobFacts = {
      role: null,
      state: 'Maharashtra',
      point,
      languages: ['hi'],
      shift: 'day',
      pay_day: 2000,
      require_resume: false,
    };
    const painter: PersonFacts = {
      skills: ['painter'],
      state: 'Maharashtra',
      preferred_states: [],
      point,
      languages: ['hi'],
      shift: 'day',
      expected_day: 900,
      experience_years: 20,
      has_resume: true,
    };
    const rules = { ...defaultSettings, match_notify_score: 0 };
    expect(scoreMatch(office, painter, rules)).toMatchObject({ fits: false, score: 54 });
    expect(scoreMatch({ ...office, role: 'painter' }, painter, rules)).toMatchObject({ fits: true, score: 100 });
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
