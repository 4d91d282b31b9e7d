// Site map for search engines: every open job once, 50,000 ids per file, only public pages.
import { describe, expect, it } from 'vitest';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildEmployer, buildJob } from '#testing/factories.ts';
import { buildJobOfWords, hostileWords } from '#testing/hostile-words.ts';
import { listedPaths } from './public-paths.ts';

const database = useDatabase();
const api = useApi(database, { settings: { origins: ['https://kaamsetu.example'] } });
const origin = 'https://kaamsetu.example';

async function open(target: string) {
  const answer = await fetch(api.base + target);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}

const addresses = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('the site map', () => {
  it('The site map has files of 50,000 job ids, and each URL once', async () => {
    const employer = await buildEmployer(database.db);
    // These ids cross the border between two files of the site map (50,000 ids each), and are more than one query
    // returns.
    await run(
      database.db,
      sql`insert into jobs (id, employer_id, title, state, city, description, expires_at) overriding system value
        select n, ${employer.id}, 'Mason', 'Maharashtra', 'Pune', 'Brick work', now() + interval '7 days'
        from generate_series(1044001, 1050010) n`,
    );
    const index = await open('/sitemap.xml');
    expect(index.type).toBe('application/xml; charset=utf-8');
    expect(addresses(index.text)).toEqual([
      `${origin}/sitemaps/pages.xml`,
      ...[21, 22].map((number) => `${origin}/sitemaps/jobs-${number}.xml`),
    ]);
    const files = await Promise.all([21, 22].map((number) => open(`/sitemaps/jobs-${number}.xml`)));
    const listed = files.map(({ text }) => addresses(text));
    expect(listed.map((file) => file.length)).toEqual([6000, 10]);
    expect(new Set(listed.flat()).size).toBe(6010);
    expect(Buffer.byteLength(files[0]?.text ?? '')).toBeLessThan(50 * 1024 * 1024);
    await run(database.db, sql`delete from jobs where employer_id = ${employer.id}`);
  });

  it('The site map lists only open jobs, with the time of their last change', async () => {
    const job = await buildJob(database.db);
    await run(database.db, sql`update jobs set updated_at = '2026-11-20T10:00:00Z' where id = ${job.id}`);
    for (const status of ['draft', 'paused', 'closed', 'removed', 'pending_review'] as const)
      await buildJob(database.db, { status });
    await buildJob(database.db, { expired: true });
    const { text } = await open('/sitemaps/jobs-1.xml');
    expect(text).toContain(
      `<url><loc>${origin}/jobs/${job.uid}</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod></url>`,
    );
    expect(addresses(text)).toHaveLength(1);
    expect(addresses((await open('/sitemaps/pages.xml')).text)).toEqual(listedPaths.map((path) => origin + path));
  });

  it('The site map contains no user content, and unknown files get 404', async () => {
    for (const words of hostileWords) await buildJobOfWords(database.db, words);
    const { text } = await open('/sitemaps/jobs-1.xml');
    expect(text).not.toContain('alert');
    expect(text.replace(/<\/?(url|loc|lastmod|urlset)>/g, '').match(/</g)).toHaveLength(2);
    for (const name of ['jobs-0.xml', 'jobs-01.xml', 'jobs-99999999.xml', 'jobs-1', '..%2fetc', 'people.xml'])
      expect([name, (await open(`/sitemaps/${name}`)).status]).toEqual([name, 404]);
    expect(addresses((await open('/sitemaps/jobs-9999999.xml')).text)).toEqual([]);
  });
});

it("robots.txt allows jobs and the API that they need, and disallows users' own pages", async () => {
  const { text, type } = await open('/robots.txt');
  expect(type).toContain('text/plain');
  const lines = text.split('\n');
  for (const line of [
    'Disallow: /api/',
    'Disallow: /employer/',
    'Disallow: /labour/',
    'Allow: /api/v1/jobs/',
    `Sitemap: ${origin}/sitemap.xml`,
  ])
    expect(lines).toContain(line);
  expect(lines).not.toContain('Disallow: /');
  expect(lines.some((line) => /^Disallow: \/(jobs|lite)/.test(line))).toBe(false);
});
