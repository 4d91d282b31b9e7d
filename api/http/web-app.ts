// Serves the built web app from memory: hashed assets with a cache lifetime of one year, and the page of the app on
// every other path.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler, Response } from 'express';
import { isWebRoute } from '#contracts/web-routes.ts';
import type { AppPage } from '../pages/app-page.ts';

interface Asset {
  type: string;
  plain: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

function readAssets(folder: string): Map<string, Asset> {
  const names = new Set(readdirSync(folder, { recursive: true }).map((name) => String(name).split(path.sep).join('/')));
  const assets = new Map<string, Asset>();
  for (const name of names) {
    const type = types[path.extname(name)];
    if (!type) continue;
    const packed = (ending: string) =>
      names.has(`${name}${ending}`) ? readFileSync(path.join(folder, `${name}${ending}`)) : null;
    assets.set(`/${name}`, {
      type,
      plain: readFileSync(path.join(folder, name)),
      br: packed('.br'),
      gzip: packed('.gz'),
    });
  }
  return assets;
}

/**
 * The security headers that responses with assets keep. `travelLight` removes all other headers: they matter for pages
 * only, and would add 1 kB to each file.
 */
const GUARDS = new Set(['x-content-type-options', 'strict-transport-security']);

function travelLight(res: Response): void {
  for (const name of res.getHeaderNames()) if (!GUARDS.has(name)) res.removeHeader(name);
  res.set('Content-Security-Policy', "frame-ancestors 'none'");
}

/**
 * Returns the handler for all requests outside the API. It sends a file of the build, else the page of the app, with
 * status 404 if the app has no screen at the path.
 */
export function webApp(folder: string, page: AppPage): RequestHandler {
  const assets = readAssets(folder);
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next();
      return;
    }
    const asset = assets.get(req.path);
    if (!asset) {
      // For a missing file, the next handler answers 404. A browser that navigates to the URL gets the page of the app.
      if (path.extname(req.path) !== '' && !req.headers.accept?.includes('text/html')) {
        next();
        return;
      }
      page.send(isWebRoute(req.path) ? res : res.status(404));
      return;
    }
    const isHashed = req.path.startsWith('/assets/');
    if (isHashed) travelLight(res);
    const accepted = (name: 'br' | 'gzip') => asset[name] !== null && req.acceptsEncodings([name]) === name;
    const encoding = accepted('br') ? 'br' : accepted('gzip') ? 'gzip' : null;
    res.set('Content-Type', asset.type).set('Vary', 'Accept-Encoding');
    res.set('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (encoding) res.set('Content-Encoding', encoding);
    res.send((encoding && asset[encoding]) ?? asset.plain);
  };
}
