// A fake of LibreTranslate's POST /translate, by https://docs.libretranslate.com/api/operations/translate/. A request
// is {"q": […], "source", "target", "format", "api_key"}. The response is {"translatedText": […]}, or {"error": prose}
// with status 400, 403, 429 or 500.
import { z } from '#contracts/z.ts';
import { jsonOf, type ReceivedRequest, type Reply } from '../fake-sms/provider.ts';
import { startTranslator } from './translator.ts';

export const LIBRETRANSLATE_KEY = 'key-of-the-server';

/**
 * The languages of the product that this server supports. LibreTranslate added Malayalam and Marathi later, and not
 * every server has them.
 */
const LANGUAGES = ['en', 'hi', 'bn', 'ta', 'te'];

const shape = z.strictObject({
  q: z.array(z.string()).check(z.minLength(1)),
  source: z.string(),
  target: z.string(),
  format: z.enum(['text', 'html']),
  alternatives: z.optional(z.int()),
  api_key: z.optional(z.string()),
});

const error = (status: number, prose: string): Reply => ({ status, body: { error: prose } });

function respond(asked: ReceivedRequest, say: (text: string, to: string) => string): Reply {
  if (asked.method !== 'POST' || asked.path !== '/translate') return error(404, 'Not found');
  const read = shape.safeParse(jsonOf(asked.body));
  if (!read.success) return error(400, 'Invalid request: missing q parameter');
  const { q, source, target, api_key } = read.data;
  if (api_key !== LIBRETRANSLATE_KEY) return error(403, 'Invalid API key');
  const unknown = [source, target].find((language) => !LANGUAGES.includes(language));
  if (unknown) return error(400, `${unknown} is not supported`);
  const characters = q.join('').length;
  if (characters > 2000) return error(400, `Invalid request: request (${characters}) exceeds text limit (2000)`);
  return { status: 200, body: { translatedText: q.map((text) => say(text, target)) } };
}

export const startLibreTranslate = () => startTranslator(respond);
