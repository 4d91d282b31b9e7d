// A fake of Google Cloud Translation v2, by https://cloud.google.com/translate/docs/reference/rest/v2/translate. A
// request is {"q": […], "source", "target", "format"}. The response is {"data": {"translations": [{"translatedText":
// …}]}}, or {"error": {"code", "message", "errors"}}. Translations in the format HTML contain entities.
import { z } from '#contracts/z.ts';
import { jsonOf, type ReceivedRequest, type Reply } from '../fake-sms/provider.ts';
import { startTranslator } from './translator.ts';

export const GOOGLE_KEY = 'key-of-the-project';

const shape = z.strictObject({
  q: z.array(z.string()).check(z.minLength(1), z.maxLength(128)),
  source: z.optional(z.string()),
  target: z.string(),
  format: z.optional(z.enum(['text', 'html'])),
  model: z.optional(z.string()),
});

const error = (code: number, message: string): Reply => ({
  status: code,
  body: { error: { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } },
});

function respond(asked: ReceivedRequest, say: (text: string, to: string) => string): Reply {
  if (asked.method !== 'POST' || asked.path !== '/language/translate/v2')
    return error(404, 'Requested entity was not found.');
  if (asked.headers['x-goog-api-key'] !== GOOGLE_KEY)
    return error(400, 'API key not valid. Please pass a valid API key.');
  const read = shape.safeParse(jsonOf(asked.body));
  if (!read.success) return error(400, 'Invalid JSON payload received.');
  const { q, source, target, format = 'html' } = read.data;
  if (source === target) return error(400, 'Bad language pair: {0}');
  const escaped = (text: string) => (format === 'html' ? text.replaceAll("'", '&#39;') : text);
  const translations = q.map((text) => ({ translatedText: escaped(say(text, target)) }));
  return { status: 200, body: { data: { translations } } };
}

export const startGoogle = () => startTranslator(respond);
