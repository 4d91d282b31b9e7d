// /api/openapi.json and the pages made of it under /api/docs: drawn once in a process, kept packed.
import { brotliCompressSync, constants } from 'node:zlib';
import type { Express, Request, Response } from 'express';
import type { ApiDeps } from '../deps.ts';
import { openApiDocument } from './document.ts';

interface Kept {
  type: string;
  plain: string;
  packed: Buffer;
}

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const keep = (type: string, plain: string): Kept => ({ type, plain, packed: brotliCompressSync(plain, QUALITY) });

function send(req: Request, res: Response, { type, plain, packed }: Kept): void {
  res.set({ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' });
  if (req.acceptsEncodings(['br']) === 'br') res.set('Content-Encoding', 'br').send(packed);
  else res.send(plain);
}

/** What is made at the first call and kept. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const documentAt = new Map<string, () => ReturnType<typeof openApiDocument>>();

/** The document of a place: making it takes some tenths of a second, so that a process does it once. */
function documentOf(origin: string) {
  const known = documentAt.get(origin) ?? once(() => openApiDocument(origin));
  documentAt.set(origin, known);
  return known;
}

export function referenceRoutes(app: Express, { settings }: ApiDeps): void {
  const document = documentOf(settings.origins[0] ?? '/');
  const json = once(() => keep('application/json', JSON.stringify(document())));
  app.get('/api/openapi.json', (req, res) => send(req, res, json()));
}
