// Translates with LibreTranslate, self-hosted or public. POST /translate accepts a list of texts:
// https://docs.libretranslate.com/api/operations/translate/
// An error is {"error": "…"} with 400 for an unsupported language or text, 403 for the key, 429 for too many requests,
// or 500.
import { z } from '#contracts/z.ts';
import { openExternalHttp } from '#platform/external-http.ts';
import { failureByStatus, type Translator, translatedTexts } from './translator.ts';

interface LibreTranslate {
  url: string;
  /** The API key. Only servers that issue keys require one. */
  key: string | undefined;
}

const answer = z.object({ translatedText: z.array(z.string()) });

export function createLibreTranslate({ url, key }: LibreTranslate): Translator {
  const post = openExternalHttp(url);
  return {
    name: 'libretranslate',
    translate: async (texts, { from, to }) => {
      const body = { q: texts, source: from, target: to, format: 'text', ...(key ? { api_key: key } : {}) };
      const headers = { 'content-type': 'application/json', accept: 'application/json' };
      const reply = await post({ path: '/translate', headers, body: JSON.stringify(body) });
      const failure = failureByStatus(reply);
      if (failure || reply.kind !== 'answer') return failure ?? { result: 'failed', reason: 'unreadable answer' };
      return translatedTexts(answer.safeParse(reply.body).data?.translatedText, texts);
    },
  };
}
