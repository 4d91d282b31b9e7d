// Renders the page of a request on the server, with its data; undefined if the browser must render it.
import type { Express, Request, Response } from 'express';
import { Problem } from '#contracts/problems.ts';
import type { Language } from '#contracts/values.ts';
import { describeError } from '#platform/log.ts';
import type { ApiDeps } from '../deps.ts';
import { callAnonymously } from '../http/anonymous-handlers.ts';
import type { Filling } from './app-page.ts';
import { dataScript, html } from './html.ts';

interface RenderDeps {
  app: Express;
  deps: Pick<ApiDeps, 'log' | 'prerenderer'>;
  req: Request;
  res: Response;
}

/**
 * Whether the user is signed in, by the cookie `signed_in`. The server renders no page for a signed-in user, who would
 * otherwise briefly see the page of a visitor.
 */
const isSignedIn = (req: Request) => /(?:^|; )signed_in=1(?:;|$)/.test(req.headers.cookie ?? '');

/**
 * Returns the rendered page for this request; undefined if the browser must render it. If rendering fails, the error is
 * logged and the browser renders the page.
 */
export async function renderedPage({ app, deps, req, res }: RenderDeps, language: Language): Promise<Filling['drawn']> {
  if (!deps.prerenderer || isSignedIn(req)) return undefined;
  // The first question mark separates path and query; further ones belong to the query.
  const [, pathname = '/', search = ''] = /^([^?]*)(.*)$/.exec(req.originalUrl) ?? [];
  // The handlers write titles and phrases in the language of this header. Overwrite the header, because the language of
  // the page may come from the URL or a cookie instead.
  req.headers['accept-language'] = language;
  try {
    const drawn = await deps.prerenderer.draw({
      pathname,
      search,
      language,
      answer: (endpoint, asked) => callAnonymously(app, { req, res }, { endpoint, ...asked }),
    });
    if (!drawn) return undefined;
    // Preloads start after the first paint (web/src/start.ts), so the links have `data-rel`: with `rel`, the preloads
    // would compete with the styles on a slow connection.
    const links = [
      ...drawn.texts.map((address) => html`<link data-rel="preload" as="fetch" crossorigin href="${address}">`),
      ...deps.prerenderer
        .scriptsOf(pathname)
        .map((file) => html`<link data-rel="modulepreload" crossorigin href="/${file}">`),
    ];
    return {
      links: html`${links}`,
      // React has already escaped this HTML.
      app: { html: drawn.html },
      state: dataScript('application/json', drawn.state, drawn.state_id),
    };
  } catch (error) {
    // Do not log an invalid search: the reader caused it, and the page reports it in the browser.
    if (!(error instanceof Problem && error.code === 'validation_failed'))
      deps.log.error('a page could not be rendered', { path: pathname, ...describeError(error) });
    return undefined;
  }
}
