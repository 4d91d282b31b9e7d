// Determines the language of the caller, and returns the texts in this language, for everything that the server writes.
import type { IncomingMessage } from 'node:http';
import { languageOf } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { type PageTexts, pageTexts } from '#locales/page-texts.ts';

/** Returns the first supported language of `Accept-Language`; English by default. */
export function readerLanguage(req: Pick<IncomingMessage, 'headers'>): Language {
  const wanted = (req.headers['accept-language'] ?? '').split(',', 10);
  for (const item of wanted) {
    const language = languageOf(item.split(';')[0]);
    if (language) return language;
  }
  return 'en';
}

export interface ReaderRequest {
  query: { language?: string | undefined };
  req: Pick<IncomingMessage, 'headers'>;
}

/**
 * Returns the texts for a reader of jobs, in the language of the query, else in the language of `Accept-Language`. Null
 * if the query names an unknown language, which is not an error: the jobs are then sent untranslated (B74). If the
 * query asks for Hindi and `Accept-Language` for Bhojpuri, the texts are in Bhojpuri, because screens in Bhojpuri
 * request jobs in Hindi (D3).
 */
export function readerOf({ query, req }: ReaderRequest): PageTexts | null {
  const own = readerLanguage(req);
  if (query.language === undefined) return pageTexts(own);
  const requested = languageOf(query.language);
  return requested && pageTexts(requested === 'hi' && own === 'bh' ? own : requested);
}
