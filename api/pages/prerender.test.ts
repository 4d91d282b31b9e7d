// Tests of server-rendered pages: they are in the reader's language, contain the data for hydration, and the app works
// if rendering fails.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { languageCodes } from '#contracts/languages.ts';
import { z } from '#contracts/z.ts';
import { pageMark } from '#locales/languages.ts';
import { phraseText } from '#locales/phrase-text.ts';
import { insertPhraseLines } from '#marketplace/phrases/queries.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildJob } from '#testing/factories.ts';
import { draw } from '#web/prerender/entry-server.tsx';
import { escapeText } from './html.ts';
import type { Prerenderer } from './prerender.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-drawn-'));
writeFileSync(path.join(folder, 'index.html'), readFileSync(path.resolve('web/index.html')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const database = useDatabase();
const settings = { web_folder: folder };
const prerenderer: Prerenderer = {
  draw,
  scriptsOf: (pathname) => [`assets${pathname}.js`],
};
const api = useApi(database, { settings, prerenderer });

const said: string[] = [];
const log = { info: () => {}, warn: () => {}, error: (message: string) => void said.push(message) };
const broken: Prerenderer = {
  // Behaves like a page whose API request fails.
  draw: async ({ search, answer }) => {
    const path = search === '' ? '/api/v1/nothing/' : '/api/v1/jobs/';
    await answer({ method: 'GET', path, summary: '', auth: 'public', response: z.string() }, { query: { page: 'x' } });
    return null;
  },
  scriptsOf: () => [],
};
const withBroken = useApi(database, { settings, prerenderer: broken, log });

const HOSTILE = '</script><script>alert(1)</script><!-- app -->$&__CSP_NONCE__';

let link = '';
beforeAll(async () => {
  vi.stubEnv('TEXTS_FOLDER', '/assets/texts-x');
  const job = await buildJob(database.db);
  link = ` href="/jobs/${job.uid}"`;
  await buildJob(database.db, { title: HOSTILE });
});

async function open(target: string, headers: Record<string, string> = {}, base = api.base) {
  const answer = await fetch(base + target, { headers });
  const text = await answer.text();
  const [, state = 'null'] = /<script type="application\/json" id="page-state">(.*?)<\/script>/.exec(text) ?? [];
  return { status: answer.status, headers: answer.headers, text, state: JSON.parse(state) };
}

const languageOf = ({ text }: { text: string }) => /<html lang="(\w+)"/.exec(text)?.[1];
const titleIn = (language: string) =>
  z
    .looseObject({ title: z.string() })
    .parse(JSON.parse(readFileSync(path.resolve('locales', language, 'jobs.json'), 'utf8'))).title;

describe('the list of jobs', () => {
  it.each(languageCodes)('The list of jobs is rendered in %s with its jobs', async (language) => {
    const page = await open(`/jobs?lng=${language}`);
    expect(page.status).toBe(200);
    expect(languageOf(page)).toBe(pageMark(language));
    expect(page.text.includes(`>${titleIn(language)}</h1>`)).toBe(true);
    expect(page.text.includes(link)).toBe(true);
    expect(page.text.includes('class="splash"')).toBe(false);
    expect(/<[^>]+ style=/.test(page.text)).toBe(false);
    expect(page.state.language).toBe(language);
    expect(page.text.includes('<link data-rel="modulepreload" crossorigin href="/assets/jobs.js">')).toBe(true);
    const texts = `<link data-rel="preload" as="fetch" crossorigin href="/assets/texts-x/${language}/first.json">`;
    expect(page.text.split(texts)).toHaveLength(2);
  });

  it('The list of jobs is in the language of the URL, else of the cookie, else of the browser', async () => {
    const headers = { cookie: 'a=b; language=ta', 'accept-language': 'hi-IN, en;q=0.5' };
    expect(languageOf(await open('/jobs?lng=mr', headers))).toBe('mr');
    const byCookie = await open('/jobs', headers);
    expect([languageOf(byCookie), byCookie.headers.get('vary')]).toEqual([
      'ta',
      'Accept-Language, Cookie, Accept-Encoding',
    ]);
    expect(languageOf(await open('/jobs', { 'accept-language': 'hi-IN, en;q=0.5' }))).toBe('hi');
  });

  it('A language in the URL is stored in a cookie, and the page links to the same search in the other languages', async () => {
    const page = await open('/jobs?lng=mr&role=mason');
    expect(page.headers.get('set-cookie')).toMatch(/(?:^|, )language=mr; Max-Age=31536000; Path=\//);
    expect(page.text.includes('href="/jobs?lng=ta&amp;role=mason"')).toBe(true);
    expect((await open('/jobs?role=mason')).headers.get('set-cookie') ?? '').not.toContain('language=');
  });

  it('The list of jobs shows the results of the search in the URL', async () => {
    const page = await open('/jobs?lng=en&state=Nagaland');
    expect(page.text.includes(link)).toBe(false);
    expect(page.text.includes('option value="Nagaland" selected')).toBe(true);
  });

  // React 19.3 may never hydrate an empty Suspense boundary with lazily loaded content if the URL changes before this
  // content is loaded.
  it('The list of jobs has no empty boundary that hydration could wait for', async () => {
    const [, results = ''] = (await open('/jobs?lng=en')).text.split('class="job-results"');
    expect(results).toContain(link);
    expect(results).not.toContain('<!--$--><!--/$-->');
  });

  it('Malicious content is escaped in the list of jobs and in its data', async () => {
    const { text, state } = await open('/jobs?lng=en');
    expect(
      text.includes('&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- app --&gt;$&amp;__CSP_NONCE__'),
    ).toBe(true);
    expect(text.includes('<script>alert')).toBe(false);
    // The page has two script elements: the script that starts the app, and the data.
    expect(text.match(/<\/script>/g)).toHaveLength(2);
    expect(JSON.stringify(state)).toContain('</script><script>alert(1)</script>');
  });

  it('The list of jobs is searched with every question mark of the query', async () => {
    const { state } = await open('/jobs?lng=en&q=mason?&location=Pune?');
    expect(JSON.stringify(state)).toContain('"q":"mason?","location":"Pune?"');
  });

  it("A search near the user's position is left to the browser", async () => {
    expect((await open('/jobs?near=me')).text).toContain('class="splash"');
  });
});

describe('the landing page', () => {
  it('The landing page is rendered completely in English and Hindi', async () => {
    for (const language of ['en', 'hi']) {
      const page = await open(`/?lng=${language}`);
      expect(/<h1[^>]*>[^<]{5}/.test(page.text)).toBe(true);
      expect(page.text.includes(link)).toBe(true);
      expect(/<[^>]+ style=/.test(page.text)).toBe(false);
    }
  });
});

const documents = {
  '/about': 'about',
  '/faq': 'faq',
  '/for-employers': 'for-employers',
  '/guides/workers': 'guides.workers',
  '/guides/employers': 'guides.employers',
  '/terms': 'terms',
  '/privacy': 'privacy-notice',
  '/grievance': 'grievance',
  '/help': 'help',
  '/help/wages': 'unpaid-wages',
} as const;

/**
 * Returns the strings of a translation topic, or of one document of the topic. Omits strings that contain a
 * placeholder.
 */
function textsOf(language: string, name: string): string[] {
  const [topic = '', part] = name.split('.');
  const texts: unknown = JSON.parse(readFileSync(path.resolve('locales', language, `${topic}.json`), 'utf8'));
  const strings = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(strings);
  return strings(part ? z.record(z.string(), z.unknown()).parse(texts)[part] : texts);
}

describe('the document pages', () => {
  it.each(languageCodes)('Each document page is rendered in %s and needs no scripts', async (language) => {
    for (const [address, name] of Object.entries(documents)) {
      const page = await open(`${address}?lng=${language}`);
      const [title = ''] = textsOf(language, name);
      expect(languageOf(page)).toBe(pageMark(language));
      expect(page.text, address).toContain(`${escapeText(title)}</h1>`);
      expect(page.text.includes('class="splash"'), address).toBe(false);
      expect(/<[^>]+ style=/.test(page.text), address).toBe(false);
    }
  });

  it.each(['en', 'hi', 'ta'])('The documents in %s contain all their sentences', async (language) => {
    const { '/help': _help, ...complete } = documents;
    const parts = ['code', 'money', 'share', 'identity'].map((part) => ['/help', `help.${part}`] as const);
    for (const [address, name] of [...Object.entries(complete), ...parts]) {
      const { text } = await open(`${address}?lng=${language}`);
      const sentences = textsOf(language, name).filter((sentence) => !/\{\{|^.{0,20}$/.test(sentence));
      expect(sentences.length, name).toBeGreaterThan(0);
      expect(sentences.filter((sentence) => !text.includes(escapeText(sentence)))).toEqual([]);
    }
  });

  it('The page for complaints has the links of the officer, and no field that could lose text before hydration', async () => {
    const { text } = await open('/grievance?lng=hi');
    const [, content = ''] = text.split('<main');
    expect(content).toMatch(/href="mailto:[^"]+@/);
    expect(content).toMatch(/href="tel:\+?\d/);
    expect(content).not.toMatch(/<(?:input|textarea|form)\b/);
  });

  it('The page about the company is rendered with its goals', async () => {
    const { text, state } = await open('/about?lng=en');
    expect(text).toContain('25,000+');
    expect(JSON.stringify(state)).toContain('"families":25000');
  });
});

describe('the page of a job', () => {
  it.each(['en', 'hi'])(
    'The job page is rendered in %s, with the query key under which the app finds its data',
    async (language) => {
      const uid = link.split('/').at(-1)?.slice(0, -1) ?? '';
      const page = await open(`/jobs/${uid}?lng=${language}`);
      expect([page.status, languageOf(page)]).toEqual([200, language]);
      expect(/<h1 class="job-header__title">[^<]{5}/.test(page.text)).toBe(true);
      expect(page.text).toContain('application/ld+json');
      expect(/<[^>]+ style=/.test(page.text)).toBe(false);
      const answer = expect.objectContaining({ uid, seen_at: null, my_application: null });
      expect(page.state.answers).toContainEqual([['jobs', 'getJob', { id: uid, language }], answer]);
      expect(page.text.includes(`href="/assets/texts-x/${language}/job.json"`)).toBe(true);
    },
  );

  it('A Bhojpuri page has its phrases in Bhojpuri, although translations of jobs are requested in Hindi', async () => {
    const wall = { phrase: 'mason-brick-wall', version: 1, slots: {} };
    const line = phraseText('en', wall) ?? '';
    const { id, uid } = await buildJob(database.db);
    await run(database.db, sql`update jobs set description = ${line} where id = ${id}`);
    await insertPhraseLines(database.db, { job_id: id }, [{ ...wall, field: 'description', line, search_text: '' }]);
    const page = await open(`/jobs/${uid}`, { cookie: 'language=bh' });
    expect(page.text).toContain(`${phraseText('bh', wall)}</li>`);
  });

  it('The page of a closed or unknown job is not rendered', async () => {
    const closed = await buildJob(database.db, { status: 'closed' });
    const pages = [await open(`/jobs/${closed.uid}`), await open('/jobs/00000000-0000-4000-8000-000000000000')];
    expect(pages.map(({ status, state }) => [status, state])).toEqual([
      [410, null],
      [404, null],
    ]);
  });

  it('Malicious content is escaped on the job page', async () => {
    const { uid } = await buildJob(database.db, { title: HOSTILE });
    const { text } = await open(`/jobs/${uid}?lng=en`);
    expect(text.includes('<script>alert')).toBe(false);
    expect(text.match(/<\/script>/g)).toHaveLength(3);
  });
});

describe('the bare page', () => {
  it("A signed-in user gets the bare page, never a visitor's page", async () => {
    const page = await open('/', { cookie: 'language=hi; signed_in=1' });
    expect(page.text.includes('class="splash"')).toBe(true);
    expect(page.state).toBeNull();
    expect(languageOf(page)).toBe('hi');
  });

  it('A reader gets the bare page if rendering fails, and the failure is logged', async () => {
    expect((await open('/jobs?q=mason', {}, withBroken.base)).text.includes('class="splash"')).toBe(true);
    expect(said, 'what a reader typed is no fault of ours').toEqual([]);
    const page = await open('/jobs', { cookie: 'language=hi' }, withBroken.base);
    expect(page.status).toBe(200);
    expect(page.text.includes('class="splash"')).toBe(true);
    expect(said).toEqual(['a page could not be rendered']);
  });

  it('The page for offline use has no language, job or listing', async () => {
    const page = await open('/shell', { 'accept-language': 'hi' });
    expect([page.status, languageOf(page), page.state]).toEqual([200, 'en', null]);
    expect(page.text.includes('class="splash"')).toBe(true);
    expect(page.text.includes('noindex')).toBe(true);
  });
});
