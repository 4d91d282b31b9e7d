// Test phone of the demo: shows the SMS of the outbox sender, and answers the links that `npm start` prints.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Express, RequestHandler } from 'express';
import { fail } from '#contracts/problems.ts';
import { z } from '#contracts/z.ts';
import { bringsDemoKey, DEMO_COOKIE, isDemoKey } from '#platform/demo-key.ts';
import type { ApiDeps } from '../deps.ts';

const MAX_LINES = 50;
const line = z.object({ to: z.string(), text: z.string(), sent_at: z.string() });

/** Returns the SMS of a line; empty if the line is incomplete after a crash. */
function readLine(text: string): z.output<typeof line>[] {
  try {
    return [line.parse(JSON.parse(text))];
  } catch {
    return [];
  }
}

async function readTexts(folder: string): Promise<z.output<typeof line>[]> {
  const content = await readFile(path.join(folder, 'sms.jsonl'), 'utf8').catch(() => '');
  const lines = content.split('\n').flatMap((text) => text || []);
  return lines.slice(-MAX_LINES).flatMap(readLine);
}

/** Target pages of the printed links. */
const places: Readonly<Record<string, string>> = { '/phone': '/dev/phone', '/admin': '/admin/login' };

/** Answers a link with `?key=…`: sets the key as a cookie and redirects to a URL without it. */
function openLink({ settings }: ApiDeps): RequestHandler {
  return (req, res, next) => {
    const { key } = req.query;
    const place = places[req.path];
    if (typeof key !== 'string' || !place || !isDemoKey(settings.demo, key)) return next();
    res.cookie(DEMO_COOKIE, key, { httpOnly: true, sameSite: 'lax', path: '/', encode: String });
    res.set('Cache-Control', 'no-store').redirect(303, place);
  };
}

/** Available only in the demo and with the key of this start; otherwise these paths return 404 (D109). */
export function devPhoneRoutes(app: Express, deps: ApiDeps): void {
  const { demo, outbox } = deps.settings;
  app.use('/dev', openLink(deps), (req, _res, next) => {
    if (outbox === null || !bringsDemoKey(demo, req)) fail('not_found');
    next();
  });
  app.get('/dev/phone/messages', async (_req, res) => {
    const messages = outbox === null ? [] : await readTexts(outbox);
    res.set('Cache-Control', 'no-store').json({ messages: messages.reverse() });
  });
}
