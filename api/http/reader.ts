// Returns the caller's language, for texts that the server writes.
import type { IncomingMessage } from 'node:http';
import { languageOf } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';

/** Returns the first supported language of `Accept-Language`; English by default. */
export function readerLanguage(req: Pick<IncomingMessage, 'headers'>): Language {
  const wanted = (req.headers['accept-language'] ?? '').split(',', 10);
  for (const item of wanted) {
    const language = languageOf(item.split(';')[0]);
    if (language) return language;
  }
  return 'en';
}
