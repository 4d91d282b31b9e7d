// robots.txt and the site map with every open job, at most 50,000 URLs per file.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Express, Request, Response } from 'express';
import { fail } from '#contracts/problems.ts';
import { listJobFiles, readJobFile } from '#marketplace/jobs/public/actions.ts';
import type { ApiDeps } from '../deps.ts';
import { publicReadDeps } from '../http/replica-reads.ts';
import { escapeText } from './html.ts';
import { publicOrigin } from './origin.ts';
import { listedPaths } from './public-paths.ts';

// Paths that search engines may fetch although `/api/` is disallowed: the web app reads its data from these paths when
// a search engine runs the app.
const readable = ['/api/v1/jobs/', '/api/v1/meta/', '/api/v1/site/'];
const closed = [
  '/api/',
  '/socket.io/',
  '/dev/',
  '/employer/',
  '/labour/',
  '/settings',
  '/notifications',
  '/verification',
];

function robots(origin: string): string {
  const lines = [...readable.map((path) => `Allow: ${path}`), ...closed.map((path) => `Disallow: ${path}`)];
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const entry = (element: 'url' | 'sitemap', address: string, changed?: string) =>
  `<${element}><loc>${escapeText(address)}</loc>${changed ? `<lastmod>${new Date(changed).toISOString()}</lastmod>` : ''}</${element}>\n`;

async function* jobFile(deps: ApiDeps, origin: string, number: number): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${SPACE}>\n`;
  for await (const jobs of readJobFile(publicReadDeps(deps), number))
    yield jobs.map(({ uid, updated_at }) => entry('url', `${origin}/jobs/${uid}`, updated_at)).join('');
  yield '</urlset>\n';
}

const asXml = (res: Response) => res.set('Cache-Control', 'public, max-age=3600').type('application/xml');

/** Streams a file of the site map, because it has several megabytes. Sends each part as soon as it has been read. */
async function sendStream(req: Request, res: Response, text: AsyncGenerator<string>): Promise<void> {
  asXml(res).set('Vary', 'Accept-Encoding');
  if (req.acceptsEncodings(['gzip']) !== 'gzip') {
    await pipeline(Readable.from(text), res);
    return;
  }
  res.set('Content-Encoding', 'gzip');
  await pipeline(Readable.from(text), createGzip(), res);
}

/** Mounts robots.txt, the index of the site map and its files. */
export function siteMapRoutes(app: Express, deps: ApiDeps): void {
  app.get('/robots.txt', (req, res) => {
    res
      .set('Cache-Control', 'public, max-age=3600')
      .type('text/plain')
      .send(robots(publicOrigin(deps, req)));
  });
  app.get('/sitemap.xml', async (req, res) => {
    const origin = publicOrigin(deps, req);
    const files = await listJobFiles(publicReadDeps(deps));
    const entries = files.map(({ number }) => entry('sitemap', `${origin}/sitemaps/jobs-${number}.xml`));
    const pages = entry('sitemap', `${origin}/sitemaps/pages.xml`);
    asXml(res).send(`${HEAD}<sitemapindex ${SPACE}>\n${pages}${entries.join('')}</sitemapindex>\n`);
  });
  app.get('/sitemaps/:file', async (req, res) => {
    const origin = publicOrigin(deps, req);
    const { file } = req.params;
    if (file === 'pages.xml') {
      const pages = listedPaths.map((path) => entry('url', `${origin}${path}`));
      asXml(res).send(`${HEAD}<urlset ${SPACE}>\n${pages.join('')}</urlset>\n`);
      return;
    }
    const [, number] = /^jobs-([1-9]\d{0,6})\.xml$/.exec(file) ?? fail('not_found');
    await sendStream(req, res, jobFile(deps, origin, Number(number)));
  });
}
