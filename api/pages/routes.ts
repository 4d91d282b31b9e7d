// Routes of server-written pages for search engines and slow phones: public pages with a head, pages without scripts
// (`/lite/`), site map.
import type { Express, Request, RequestHandler, Response } from 'express';
import { pageTexts } from '#locales/page-texts.ts';
import { fill } from '#locales/server-texts.ts';
import { describeError } from '#platform/log.ts';
import type { ApiDeps } from '../deps.ts';
import type { AppPage } from './app-page.ts';
import { callLinkPages } from './call-link-pages.ts';
import { frameOf } from './frame.ts';
import { headHtml } from './head.ts';
import { findByAddress, sendJobPage } from './job-page.ts';
import { sendLiteJob } from './lite/lite-job.ts';
import { sendLiteList } from './lite/lite-list.ts';
import { publicPaths } from './public-paths.ts';
import { renderedPage } from './rendered-page.ts';
import { siteMapRoutes } from './site-map.ts';
import { simplePagesLink, withoutScript } from './without-script.ts';

/**
 * Returns the handler of a page. If the data of the page cannot be loaded, the handler sends the app page without
 * content and with 503. The app in the browser may still show data from its cache.
 */
const orBarePage =
  (deps: ApiDeps, page: AppPage, send: (req: Request, res: Response) => Promise<void>): RequestHandler =>
  async (req, res) => {
    try {
      await send(req, res);
    } catch (error) {
      deps.log.error('a page was sent without its texts', describeError(error));
      page.send(res.status(503).set('Retry-After', '2'));
    }
  };

/** Mounts the public pages, the job pages, the pages below `/lite/` and the site map. */
export function publicPages(app: Express, deps: ApiDeps, page: AppPage): void {
  for (const [path, name] of Object.entries(publicPaths))
    app.get(
      path,
      orBarePage(deps, page, async (req, res) => {
        const frame = await frameOf(deps, req, 'lng');
        const { pages } = pageTexts(frame.language);
        const { title, description } = pages[name];
        const head = { ...frame, title: fill(pages.title, { title, brand: frame.brand }), description, path };
        const drawn = await renderedPage({ app, deps, req, res }, frame.language);
        const without_script = drawn ? simplePagesLink(frame.language) : withoutScript(name, frame);
        page.send(res, { language: frame.language, head: headHtml(head), drawn, without_script });
      }),
    );
  app.get(
    '/jobs/:job',
    orBarePage(deps, page, async (req, res) => {
      const frame = await frameOf(deps, req, 'lng');
      const jobLookup = await findByAddress(deps, String(req.params.job), frame);
      const draw = () => renderedPage({ app, deps, req, res }, frame.language);
      await sendJobPage(req, res, page, { jobLookup, frame, draw });
    }),
  );
  callLinkPages(app, deps, page);
  app.get('/lite/jobs', async (req, res) => {
    await sendLiteList(deps, { req, res, frame: await frameOf(deps, req, 'language', 'lng') });
  });
  app.get('/lite/jobs/:job', async (req, res) => {
    const frame = await frameOf(deps, req, 'language', 'lng');
    const jobLookup = await findByAddress(deps, req.params.job, frame);
    sendLiteJob(res, frame, { jobLookup, original: req.query.original === '1' });
  });
  // The service worker caches this page for offline use.
  app.get('/shell', (_req, res) => page.send(res));
  siteMapRoutes(app, deps);
}
