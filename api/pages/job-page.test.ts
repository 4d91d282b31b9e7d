// The page of a job as clients that run no scripts see it: titles, the `JobPosting` data for search engines
// (docs/rules.md, C.9), and messages for jobs that are not open.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { jobTypes } from '#contracts/lists.ts';
import { salaryPeriods } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildJob } from '#testing/factories.ts';
import { buildJobOfWords, hostileWords, skeletonOf } from '#testing/hostile-words.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-pages-'));
writeFileSync(path.join(folder, 'index.html'), readFileSync(path.resolve('web/index.html')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const database = useDatabase();
const api = useApi(database, { settings: { web_folder: folder } });
const official = useApi(database, { settings: { web_folder: folder, origins: ['https://kaamsetu.example'] } });

async function open(target: string, headers: Record<string, string> = {}) {
  const answer = await fetch(api.base + target, { headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const scripts = (text: string) => [...text.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));
/**
 * The structured data that search engines expect for a job (docs/rules.md, C.9). The schema is strict: any other
 * property is an error.
 */
const posting = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('JobPosting'),
  title: z.string().check(z.minLength(3)),
  description: z.string().check(z.regex(/^<p>/)),
  datePosted: day,
  validThrough: day,
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'PER_DIEM']),
  hiringOrganization: z.strictObject({ '@type': z.literal('Organization'), name: z.string().check(z.minLength(1)) }),
  jobLocation: z.strictObject({
    '@type': z.literal('Place'),
    address: z.strictObject({
      '@type': z.literal('PostalAddress'),
      addressLocality: z.optional(z.string()),
      addressRegion: z.string(),
      postalCode: z.optional(z.string().check(z.regex(/^[1-9]\d{5}$/))),
      addressCountry: z.literal('IN'),
    }),
  }),
  baseSalary: z.optional(
    z.strictObject({
      '@type': z.literal('MonetaryAmount'),
      currency: z.literal('INR'),
      value: z.strictObject({
        '@type': z.literal('QuantitativeValue'),
        value: z.int(),
        unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH']),
      }),
    }),
  ),
  educationRequirements: z.optional(
    z.union([
      z.literal('no requirements'),
      z.strictObject({
        '@type': z.literal('EducationalOccupationalCredential'),
        credentialCategory: z.optional(z.enum(['high school', 'professional certificate', 'bachelor degree'])),
        educationalLevel: z.string(),
      }),
    ]),
  ),
  industry: z.optional(z.string()),
  workHours: z.optional(z.string().check(z.minLength(1))),
  jobBenefits: z.optional(z.string().check(z.minLength(1))),
  identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: z.literal('KaamSetu'), value: z.uuid() }),
  directApply: z.literal(true),
  jobImmediateStart: z.optional(z.boolean()),
  totalJobOpenings: z.int(),
});

async function postingOf(uid: string) {
  const { text } = await open(`/jobs/${uid}`);
  const [first, ...others] = scripts(text);
  expect(others).toEqual([]);
  return posting.parse(JSON.parse(first?.[1] ?? ''));
}

describe('an open job for search engines', () => {
  it.each(jobTypes.flatMap((type) => [...salaryPeriods, null].map((period) => [type, period] as const)))(
    'A job of type %s with pay by the %s has the structured data that C.9 demands',
    async (job_type, salary_period) => {
      const amount = salary_period === null ? null : 900;
      const job = await buildJob(database.db, { job_type, salary_period, salary_amount: amount, positions: 3 });
      const read = await postingOf(job.uid);
      const types = {
        full_time: 'FULL_TIME',
        part_time: 'PART_TIME',
        contract: 'CONTRACTOR',
        one_time: 'TEMPORARY',
        daily_wage: 'PER_DIEM',
      };
      expect(read.employmentType).toBe(types[job_type]);
      expect(read.baseSalary?.value).toEqual(
        salary_period === null || salary_period === 'job'
          ? undefined
          : { '@type': 'QuantitativeValue', value: 900, unitText: salary_period.toUpperCase() },
      );
      expect(read).toMatchObject({ identifier: { value: job.uid }, totalJobOpenings: 3 });
    },
  );

  it.each([
    [null, undefined],
    ['none', 'no requirements'],
    ['8th', { educationalLevel: 'Class 8 or more' }],
    ['10th', { credentialCategory: 'high school', educationalLevel: 'Class 10 or more' }],
    ['iti', { credentialCategory: 'professional certificate', educationalLevel: 'ITI or diploma' }],
  ])('The structured data of a job with the schooling %s states the education', async (schooling, wanted) => {
    const job = await buildJob(database.db);
    await run(database.db, sql`update jobs set schooling = ${schooling} where id = ${job.id}`);
    const { educationRequirements } = await postingOf(job.uid);
    const typed = { '@type': 'EducationalOccupationalCredential' };
    expect(educationRequirements).toEqual(typeof wanted === 'object' ? { ...typed, ...wanted } : wanted);
  });

  it('The structured data states the hours and what the employer provides, if the job does', async () => {
    const job = await buildJob(database.db);
    const bare = await postingOf(job.uid);
    expect([bare.workHours, bare.jobBenefits]).toEqual([undefined, undefined]);
    await run(
      database.db,
      sql`update jobs set shift = 'night', hours_per_day = 8, food_provided = true, stay_provided = true where id = ${job.id}`,
    );
    expect(await postingOf(job.uid)).toMatchObject({
      workHours: 'Night, 8 hours a day',
      jobBenefits: 'food, a place to stay',
    });
  });

  it('The structured data has place, PIN code, end, start and employer, and a description that differs from the title', async () => {
    const job = await buildJob(database.db, { title: 'Two masons for brick work' });
    await run(
      database.db,
      sql`update jobs set pincode = '411038', start_date = current_date + 1, description = title, posted_at = now() - interval '2 days',
        expires_at = date_trunc('day', now()) + interval '5 days' where id = ${job.id}`,
    );
    const read = await postingOf(job.uid);
    expect(read).toMatchObject({
      jobLocation: { address: { addressLocality: 'Pune', addressRegion: 'Maharashtra', postalCode: '411038' } },
      hiringOrganization: { name: 'Sai Construction' },
      jobImmediateStart: true,
    });
    expect(read.description.replace(/<[^>]+>/g, ' ').trim()).not.toBe(read.title);
    expect(Date.parse(read.validThrough) - Date.parse(read.datePosted)).toBeGreaterThan(4 * 86_400_000);
    await run(database.db, sql`update jobs set start_date = current_date + 9, all_cities = true where id = ${job.id}`);
    const later = await postingOf(job.uid);
    expect(later.jobImmediateStart).toBe(false);
    expect(later.jobLocation.address.addressLocality).toBeUndefined();
  });

  it('The job page has a title, a description and links in the requested language', async () => {
    const job = await buildJob(database.db, { title: 'Mason for brick work' });
    const english = await open(`/jobs/${job.uid}`, { 'accept-language': 'fr, en' });
    expect(english.text).toContain('<title>Mason for brick work, Pune, Maharashtra · KaamSetu</title>');
    expect(english.text).toContain('content="₹900 / day · Pune, Maharashtra · 2 people. Brick and plaster work');
    expect(english.text).toContain(`<link rel="canonical" href="${api.base}/jobs/${job.uid}">`);
    expect(english.headers.get('vary')).toBe('Accept-Language, Cookie, Accept-Encoding');
    const asked = await open(`/jobs/${job.uid}?lng=hi`, { cookie: 'language=en' });
    expect(asked.text).toContain('<html lang="hi"');
    expect(asked.text).toContain('पुणे, महाराष्ट्र');
    expect(asked.text).toContain(`<link rel="canonical" href="${api.base}/jobs/${job.uid}?lng=hi">`);
    expect(asked.text).toContain(`hreflang="x-default" href="${api.base}/jobs/${job.uid}"`);
    expect((await open(`/jobs/${job.uid}`, { cookie: 'a=b; language=bho' })).text).toContain('<html lang="bho"');
    for (const lng of ['xx', '../../hi', '%00'])
      expect((await open(`/jobs/${job.uid}?lng=${lng}`)).text).toContain('<html lang="en"');
  });

  it.each([
    ['mason', 'mason'],
    ['crane-operator', 'job'],
  ])('A shared link to a job of the trade %s shows the picture `%s`', async (role, picture) => {
    const { uid } = await buildJob(database.db, { role });
    const { text } = await open(`/jobs/${uid}`);
    expect(text).toContain(`<meta property="og:image" content="${api.base}/share/${picture}.png">`);
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('The number of a job redirects to its UUID, and the page starts the app', async () => {
    const job = await buildJob(database.db);
    const moved = await open(`/jobs/${job.id}?lng=hi`);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `/jobs/${job.uid}?lng=hi`]);
    const page = await open(`/jobs/${job.uid}`);
    expect(page.text).toContain('<script type="module" src="/src/start.ts"></script>');
    expect(page.text).toContain('<div id="root">');
    expect(page.text.match(/<title>/g)).toHaveLength(1);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(page.headers.get('content-security-policy')).toMatch(/worker-src 'self';.*trusted-types service-worker$/);
    expect(page.headers.get('cache-control')).toBe('no-cache');
  });

  it('The job page links to the configured origin, regardless of the requested host', async () => {
    const job = await buildJob(database.db);
    const answer = await fetch(`${official.base}/jobs/${job.uid}`, { headers: { 'x-forwarded-host': 'evil.example' } });
    const text = await answer.text();
    expect(text).toContain(`<link rel="canonical" href="https://kaamsetu.example/jobs/${job.uid}">`);
    expect(text).not.toContain('127.0.0.1');
  });
});

describe('jobs that are not open', () => {
  it.each(['pending_review', 'paused', 'filled', 'closed', 'expired', 'removed'] as const)(
    'A job that is %s gets 410 with a message and `noindex`',
    async (status) => {
      const job = await buildJob(database.db, { status, title: 'Secret title of a job' });
      for (const name of [job.uid, job.id]) {
        const page = await open(`/jobs/${name}`);
        expect(page.status).toBe(410);
        expect(page.text).toContain('<h1>This job is no longer open</h1>');
        expect(page.text).toContain('<meta name="robots" content="noindex">');
        expect(page.text).toContain('<div id="root">');
        expect(scripts(page.text)).toEqual([]);
        expect(page.text).not.toMatch(/Secret title|canonical/);
      }
    },
  );

  it('An expired job gets 410; an unknown job and a draft get 404', async () => {
    expect((await open(`/jobs/${(await buildJob(database.db, { expired: true })).uid}`)).status).toBe(410);
    const draft = await buildJob(database.db, { status: 'draft' });
    const names = [
      draft.uid,
      draft.id,
      '99999999',
      '0',
      '01',
      '1e3',
      '9'.repeat(30),
      'popular-searches',
      '%00',
      '..%2fetc',
    ];
    for (const name of [...names, '00000000-0000-4000-8000-000000000000', draft.uid.toUpperCase()]) {
      const page = await open(`/jobs/${name}`);
      expect([name, page.status]).toEqual([name, 404]);
      expect(page.text).toContain('<meta name="robots" content="noindex">');
    }
  });
});

describe('other pages of the app', () => {
  it('A public page has its own title; any other page is `noindex`', async () => {
    expect((await open('/jobs?q=mason')).text).toContain('<title>Find work · KaamSetu</title>');
    expect((await open('/jobs?q=mason')).text).toContain(`rel="canonical" href="${api.base}/jobs"`);
    expect((await open('/jobs')).text).toContain(`<meta property="og:image" content="${api.base}/icon-512.png">`);
    expect((await open('/', { 'accept-language': 'hi-IN' })).text).toContain('<title>आपके पास का');
    const own = await open('/employer/dashboard');
    expect([own.status, own.text.includes('content="noindex"')]).toEqual([200, true]);
  });
});

describe('malicious content', () => {
  it('Malicious content is escaped in every field of the page and of its structured data', async () => {
    const harmless = skeletonOf((await open(`/jobs/${(await buildJobOfWords(database.db, 'brick work')).uid}`)).text);
    expect(harmless.length).toBeGreaterThan(40);
    for (const words of hostileWords) {
      const { uid } = await buildJobOfWords(database.db, words);
      const { text } = await open(`/jobs/${uid}`);
      expect(skeletonOf(text), words).toEqual(harmless);
      expect(skeletonOf((await open(`/jobs/${uid}?lng=hi`)).text), words).toEqual(harmless);
      const read = posting.parse(JSON.parse(scripts(text)[0]?.[1] ?? ''));
      expect([read.title, read.hiringOrganization.name]).toEqual([`Job ${words}`, words]);
      expect(read.description).not.toMatch(/<(?!\/?p>|br>)/);
    }
  });
});
