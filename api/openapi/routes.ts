// Routes of /api/openapi.json and of the reference pages under /api/docs. Each process generates each response once and
// caches it compressed.
import { brotliCompressSync, constants } from 'node:zlib';
import type { Express, Request, RequestHandler, Response } from 'express';
import type { ApiDeps } from '../deps.ts';
import { groupPage, overviewPage, problemsPage, shapesPage } from './docs/pages.ts';
import { readDocument, slugOf } from './docs/reading.ts';
import { searchScript } from './docs/search-script.ts';
import { style as styleText } from './docs/style.ts';
import { openApiDocument } from './document.ts';
import { healthTag, tags } from './tags.ts';

const MAX_QUERY_LENGTH = 100;

interface CompressedFile {
  type: string;
  plain: string;
  packed: Buffer;
}

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const keep = (type: string, plain: string): CompressedFile => ({
  type,
  plain,
  packed: brotliCompressSync(plain, QUALITY),
});

function send(req: Request, res: Response, { type, plain, packed }: CompressedFile): void {
  res.set({ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' });
  if (req.acceptsEncodings(['br']) === 'br') res.set('Content-Encoding', 'br').send(packed);
  else res.send(plain);
}

/** Returns a function that computes its value at the first call and caches it. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const documentAt = new Map<string, () => ReturnType<typeof openApiDocument>>();

/**
 * Returns a function that generates the OpenAPI document for an origin at its first call. Generation takes some hundred
 * milliseconds, so each process generates each document only once.
 */
function documentOf(origin: string) {
  const known = documentAt.get(origin) ?? once(() => openApiDocument(origin));
  documentAt.set(origin, known);
  return known;
}

/**
 * Returns a handler that renders its page at the first request and then serves it from memory. If there is no page
 * (null), the handler calls `next`.
 */
function drawn(make: () => string | null): RequestHandler {
  const kept = once(() => {
    const text = make();
    return text === null ? null : keep('text/html', text);
  });
  return (req, res, next) => {
    const page = kept();
    if (page) send(req, res, page);
    else next();
  };
}

const slugs = [...Object.values(tags), healthTag].map(({ name }) => slugOf(name));

function docsRoutes(app: Express, document: () => object): void {
  const reading = once(() => readDocument(document()));
  const all = drawn(() => overviewPage(reading(), ''));
  app.get('/api/docs', (req, res, next) => {
    const question = typeof req.query.q === 'string' ? req.query.q.trim().slice(0, MAX_QUERY_LENGTH) : '';
    if (question === '') all(req, res, next);
    else send(req, res, keep('text/html', overviewPage(reading(), question)));
  });
  const style = keep('text/css', styleText);
  const script = keep('text/javascript', searchScript);
  app.get('/api/docs/style.css', (req, res) => send(req, res, style));
  app.get('/api/docs/search.js', (req, res) => send(req, res, script));
  app.get(
    '/api/docs/shapes',
    drawn(() => shapesPage(reading())),
  );
  app.get(
    '/api/docs/problems',
    drawn(() => problemsPage(reading())),
  );
  for (const slug of slugs)
    app.get(
      `/api/docs/${slug}`,
      drawn(() => groupPage(reading(), slug)),
    );
}

export function referenceRoutes(app: Express, { settings }: ApiDeps): void {
  const document = documentOf(settings.origins[0] ?? '/');
  const json = once(() => keep('application/json', JSON.stringify(document())));
  app.get('/api/openapi.json', (req, res) => send(req, res, json()));
  docsRoutes(app, document);
}
