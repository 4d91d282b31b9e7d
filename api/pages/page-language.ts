// The language of a server-written page (D2): from the URL, else the cookie, else the browser.
import type { Request } from 'express';
import { languageOf } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { readerLanguage } from '../http/reader.ts';

/** Returns the first supported language in the query parameters `names`; null if these parameters name none. */
export function askedLanguage(req: Request, ...names: string[]): Language | null {
  for (const name of names) {
    const value = req.query[name];
    const language = typeof value === 'string' ? languageOf(value) : null;
    if (language) return language;
  }
  return null;
}

/**
 * Returns the reader's language: from the first of the query parameters `names` with a supported language, else from
 * the cookie `language`, else from `Accept-Language`.
 */
export function pageLanguage(req: Request, ...names: string[]): Language {
  const [, cookie] = /(?:^|; )language=([\w-]{2,10})(?:;|$)/.exec(req.headers.cookie ?? '') ?? [];
  return askedLanguage(req, ...names) ?? languageOf(cookie) ?? readerLanguage(req);
}
