// Translates with Google Cloud Translation, Basic (v2). A call sends a list of texts and returns their translations in
// the same order:
// https://cloud.google.com/translate/docs/reference/rest/v2/translate
// The key is sent in a header, never in a URL: https://cloud.google.com/docs/authentication/api-keys-use
// An exhausted quota is a 403: https://cloud.google.com/translate/quotas
import { z } from '#contracts/z.ts';
import { openExternalHttp } from '#platform/external-http.ts';
import { failureByStatus, type Translator, translatedTexts } from './translator.ts';

export const GOOGLE_URL = 'https://translation.googleapis.com';

interface Google {
  url: string;
  key: string;
}

const answer = z.object({ data: z.object({ translations: z.array(z.object({ translatedText: z.string() })) }) });
const refusal = z.object({ error: z.object({ message: z.string() }) });

/**
 * Returns whether a response with status 400 reports a wrong key. Google also uses 400 for invalid input, which a retry
 * does not repair. A wrong key is different: it affects all calls, so the call must be retried later.
 */
const isAboutTheKey = (body: unknown) => /\bAPI key\b/i.test(refusal.safeParse(body).data?.error.message ?? '');

export function createGoogle({ url, key }: Google): Translator {
  const post = openExternalHttp(url);
  const headers = { 'x-goog-api-key': key, 'content-type': 'application/json', accept: 'application/json' };
  return {
    name: 'google',
    translate: async (texts, { from, to }) => {
      // Request plain text. In the default format, HTML, the translation would contain HTML entities.
      const body = JSON.stringify({ q: texts, source: from, target: to, format: 'text' });
      const reply = await post({ path: '/language/translate/v2', headers, body });
      if (reply.kind === 'answer' && reply.status === 400 && isAboutTheKey(reply.body))
        return { result: 'failed', reason: 'key' };
      const failure = failureByStatus(reply);
      if (failure || reply.kind !== 'answer') return failure ?? { result: 'failed', reason: 'unreadable answer' };
      const translations = answer.safeParse(reply.body).data?.data.translations;
      return translatedTexts(
        translations?.map(({ translatedText }) => translatedText),
        texts,
      );
    },
  };
}
