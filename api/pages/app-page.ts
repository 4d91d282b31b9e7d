// The page of the web app as the build left it, with a head of its own for each address, and drawn where that can be done here.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Response } from 'express';
import type { Language } from '#contracts/values.ts';
import { pageMark } from '#locales/languages.ts';
import { nonceOf } from '../http/security-headers.ts';
import { type Html, html } from './html.ts';

export interface Filling {
  language: Language;
  /** In place of the title and description of the build. */
  head: Html;
  /** For readers without scripts, in place of the build's sentence. */
  without_script?: Html | undefined;
  /** The page as a visitor sees it, in place of the splash. */
  drawn?: { links: Html; app: Html; state: Html } | undefined;
}

export interface AppPage {
  /** Sends the page; without a filling as the build left it, for addresses that nobody shall list. */
  send(res: Response, filling?: Filling): void;
}

// One pass over the build's own text: what people wrote is put in and never looked at again.
const PLACES = /__CSP_NONCE__|<html lang="\w+"|<!-- (head|plain|links|app|state) -->([\s\S]*?)<!-- \/\1 -->/g;

const unlisted = html`<meta name="robots" content="noindex">`;

/** What stands between two marks, `built` by the build. */
function insideOf(mark: string, built: string, filling: Filling | undefined): string {
  if (mark === 'head') return filling ? filling.head.html : `${built}${unlisted.html}`;
  if (mark === 'plain') return filling?.without_script?.html ?? built;
  const { drawn } = filling ?? {};
  if (mark === 'app') return drawn?.app.html ?? built;
  return (mark === 'links' ? drawn?.links : drawn?.state)?.html ?? '';
}

// Quick rather than small: a page is packed while its reader waits.
const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 };
const packers = [
  { name: 'br', pack: (page: string) => zlib.brotliCompressSync(page, { params }) },
  { name: 'gzip', pack: (page: string) => zlib.gzipSync(page) },
];

/** Asked one by one: of both, a browser names gzip first. */
function sendPacked(res: Response, page: string): void {
  const packer = packers.find(({ name }) => res.req.acceptsEncodings([name]) === name);
  if (packer) res.set('Content-Encoding', packer.name).send(packer.pack(page));
  else res.send(page);
}

/** Reads `index.html` of the folder, whose parts stand between marks. */
export function readAppPage(folder: string): AppPage {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  return {
    send(res, filling) {
      const content = page.replace(PLACES, (place, mark: string | undefined, built = '') => {
        if (mark !== undefined) return insideOf(mark, built, filling);
        if (place.startsWith('<html')) return filling ? `<html lang="${pageMark(filling.language)}"` : place;
        return nonceOf(res);
      });
      res.set({ 'Cache-Control': 'no-cache', Vary: 'Accept-Language, Cookie, Accept-Encoding' }).type('html');
      sendPacked(res, content);
    },
  };
}
