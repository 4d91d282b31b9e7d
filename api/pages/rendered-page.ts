// A page drawn for whoever asks for it, with what it was drawn from; or nothing, and the browser draws it.
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

/** Whoever is signed in is known to the browser alone; it leaves this word so that no visitor's page flashes by. */
const isSignedIn = (req: Request) => /(?:^|; )signed_in=1(?:;|$)/.test(req.headers.cookie ?? '');

/** The page for this request. A failure is logged and costs the reader only that the browser has to draw. */
export async function renderedPage({ app, deps, req, res }: RenderDeps, language: Language): Promise<Filling['drawn']> {
  if (!deps.prerenderer || isSignedIn(req)) return undefined;
  // The first question mark parts them; any other is a letter of the search.
  const [, pathname = '/', search = ''] = /^([^?]*)(.*)$/.exec(req.originalUrl) ?? [];
  try {
    const drawn = await deps.prerenderer.draw({
      pathname,
      search,
      language,
      answer: (endpoint, asked) => callAnonymously(app, { req, res }, { endpoint, ...asked }),
    });
    if (!drawn) return undefined;
    // They wait for the first picture (web/src/start.ts): on a slow line they would share it with the styles.
    const links = [
      ...drawn.texts.map((address) => html`<link data-rel="preload" as="fetch" crossorigin href="${address}">`),
      ...deps.prerenderer
        .scriptsOf(pathname)
        .map((file) => html`<link data-rel="modulepreload" crossorigin href="/${file}">`),
    ];
    return {
      links: html`${links}`,
      // React has escaped it.
      app: { html: drawn.html },
      state: dataScript('application/json', drawn.state, drawn.state_id),
    };
  } catch (error) {
    // A search that the route refuses is its reader's: the browser tells them.
    if (!(error instanceof Problem && error.code === 'validation_failed'))
      deps.log.error('a page could not be drawn', { path: pathname, ...describeError(error) });
    return undefined;
  }
}
