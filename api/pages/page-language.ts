// The language of a page that the server writes (D2): the address, the cookie, then what the browser asks for.
import type { Request } from 'express';
import { languageOf } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { readerLanguage } from '../http/reader.ts';

/** The language that the address itself names; null where it names none of ours. */
export function askedLanguage(req: Request, ...names: string[]): Language | null {
  for (const name of names) {
    const value = req.query[name];
    const language = typeof value === 'string' ? languageOf(value) : null;
    if (language) return language;
  }
  return null;
}

/** The reader's language by the first of these names in the query, the cookie `language`, or Accept-Language. */
export function pageLanguage(req: Request, ...names: string[]): Language {
  const [, cookie] = /(?:^|; )language=([\w-]{2,10})(?:;|$)/.exec(req.headers.cookie ?? '') ?? [];
  return askedLanguage(req, ...names) ?? languageOf(cookie) ?? readerLanguage(req);
}
