// Layout of the simple pages (`/lite/`): plain HTML in one request, without scripts, images or other resources.
import { gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import type { Language } from '#contracts/values.ts';
import { languageNames, pageMark } from '#locales/languages.ts';
import { pageTexts } from '#locales/page-texts.ts';
import { fill } from '#locales/server-texts.ts';
import { nonceOf } from '../../http/security-headers.ts';
import type { Frame } from '../frame.ts';
import { type Html, html } from '../html.ts';
import { liteStyle } from './lite-style.ts';

export interface LitePage {
  /** The title without the site name. */
  title: string;
  /** The path of the equivalent page of the app, for search engines; null if search engines must not index the page. */
  canonical: string | null;
  /** True if no cache stores the page and its links send no referrer, because the address is a secret. */
  isSecret?: boolean;
  /** Returns path and query of this page in the given language. */
  addressIn(language: Language): string;
  main: Html;
}

/** Returns the URL path of the job list without scripts, in a language. */
export const liteList = (language: string) => `/lite/jobs?language=${language}`;

/** Returns links to this page in the other languages, by their native names. */
function languageLinks(own: Language, { addressIn }: LitePage): Html {
  const links = languageNames
    .filter(({ code }) => code !== own)
    .map(
      ({ code, name }) =>
        html`<a href="${addressIn(code)}" hreflang="${pageMark(code)}" lang="${pageMark(code)}">${name}</a> `,
    );
  return html`<nav class="languages">${links}</nav>`;
}

/** Compresses the page if the browser accepts gzip, because the pages below `/lite/` are for slow networks. */
function send(res: Response, page: string, isSecret: boolean): void {
  const req: Request = res.req;
  if (isSecret) res.set('Referrer-Policy', 'no-referrer');
  res
    .set({ 'Cache-Control': isSecret ? 'no-store' : 'no-cache', Vary: 'Accept-Language, Cookie, Accept-Encoding' })
    .type('html');
  if (req.acceptsEncodings(['gzip']) === 'gzip') res.set('Content-Encoding', 'gzip').send(gzipSync(page));
  else res.send(page);
}

/** Sends a page below `/lite/` in the reader's language. */
export function sendLitePage(res: Response, frame: Frame, page: LitePage): void {
  const { pages } = pageTexts(frame.language);
  const listing = page.canonical
    ? html`<link rel="canonical" href="${frame.origin}${page.canonical}">`
    : html`<meta name="robots" content="noindex">`;
  const content = html`<!doctype html>
<html lang="${pageMark(frame.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${fill(pages.title, { title: page.title, brand: frame.brand })}</title>
${listing}
<link rel="icon" href="data:,">
${liteStyle(nonceOf(res))}
</head>
<body>
<header><a href="${liteList(frame.language)}">${frame.brand}</a></header>
<main>
${page.main}
</main>
${languageLinks(frame.language, page)}
</body>
</html>
`;
  send(res, content.html, page.isSecret ?? false);
}
