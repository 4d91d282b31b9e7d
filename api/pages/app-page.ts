// The built page of the web app, with a separate head per URL and, if possible, server-rendered content.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Response } from 'express';
import type { Language } from '#contracts/values.ts';
import { pageMark } from '#locales/languages.ts';
import { nonceOf } from '../http/security-headers.ts';
import { type Html, html } from './html.ts';
import { askedLanguage } from './page-language.ts';

export interface Filling {
  language: Language;
  /** Replaces the title and description in the built page. */
  head: Html;
  /** True if no cache stores the page and its links send no referrer, because the address is a secret. */
  isSecret?: boolean;
  /** Content for browsers without scripts. Replaces the default sentence of the built page. */
  without_script?: Html | undefined;
  /** The page rendered on the server for a visitor. It replaces the splash screen. */
  drawn?: { links: Html; app: Html; state: Html } | undefined;
}

export interface AppPage {
  /** Sends the page. Without `filling`, only adds `noindex` and the nonce to the built page. */
  send(res: Response, filling?: Filling): void;
}

// Placeholders of the built page. They are replaced in a single pass, so that inserted user content is never scanned
// for placeholders.
const PLACES = /__CSP_NONCE__|<html lang="\w+"|<!-- (head|plain|links|app|state) -->([\s\S]*?)<!-- \/\1 -->/g;

const unlisted = html`<meta name="robots" content="noindex">`;

/**
 * Returns the content for a placeholder. `mark` is the placeholder's name, and `built` the placeholder's content in the
 * built page.
 */
function insideOf(mark: string, built: string, filling: Filling | undefined): string {
  if (mark === 'head') return filling ? filling.head.html : `${built}${unlisted.html}`;
  if (mark === 'plain') return filling?.without_script?.html ?? built;
  const { drawn } = filling ?? {};
  if (mark === 'app') return drawn?.app.html ?? built;
  return (mark === 'links' ? drawn?.links : drawn?.state)?.html ?? '';
}

// Use a low compression quality, because the page is compressed for each request while the reader waits.
const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 };
const packers = [
  { name: 'br', pack: (page: string) => zlib.brotliCompressSync(page, { params }) },
  { name: 'gzip', pack: (page: string) => zlib.gzipSync(page) },
];

/**
 * Sends the page, compressed if the client accepts it. Checks Brotli and gzip in separate calls, because
 * `acceptsEncodings` with both names would prefer gzip, and Brotli is smaller.
 */
function sendPacked(res: Response, page: string): void {
  const packer = packers.find(({ name }) => res.req.acceptsEncodings([name]) === name);
  if (packer) res.set('Content-Encoding', packer.name).send(packer.pack(page));
  else res.send(page);
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Sets the cookie `language` if the URL asks for a language, as the app does, so that the links of a page without
 * JavaScript lead to pages in the same language.
 */
function rememberLanguage(res: Response): void {
  const asked = askedLanguage(res.req, 'lng');
  if (asked) res.cookie('language', asked, { maxAge: YEAR_MS, sameSite: 'lax', secure: res.req.secure });
}

/** Reads `index.html` of the folder, which contains the placeholders. */
export function readAppPage(folder: string): AppPage {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  return {
    send(res, filling) {
      const content = page.replace(PLACES, (place, mark: string | undefined, built = '') => {
        if (mark !== undefined) return insideOf(mark, built, filling);
        if (place.startsWith('<html')) return filling ? `<html lang="${pageMark(filling.language)}"` : place;
        return nonceOf(res);
      });
      rememberLanguage(res);
      if (filling?.isSecret) res.set('Referrer-Policy', 'no-referrer');
      const caching = filling?.isSecret ? 'no-store' : 'no-cache';
      res.set({ 'Cache-Control': caching, Vary: 'Accept-Language, Cookie, Accept-Encoding' }).type('html');
      sendPacked(res, content);
    },
  };
}
