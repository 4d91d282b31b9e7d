// The demo's page of sent SMS. It shows the SMS that are written to a file instead of being sent, and answers the links
// that `npm start` prints.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Express, RequestHandler } from 'express';
import { fail } from '#contracts/problems.ts';
import { z } from '#contracts/z.ts';
import { bringsDemoKey, DEMO_COOKIE, isDemoKey } from '#platform/demo-key.ts';
import type { ApiDeps } from '../deps.ts';

const MAX_LINES = 50;
const line = z.object({ to: z.string(), text: z.string(), sent_at: z.string() });

/**
 * Parses one line of the outbox file. Returns one SMS, or an empty list if the line is incomplete because of a crash.
 */
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

/** Maps the path of each link that `npm start` prints to the page to which the link redirects. */
const places: Readonly<Record<string, string>> = { '/phone': '/dev/phone', '/admin': '/admin/login' };

/** Handles a printed link `…?key=…`: stores the demo key in a cookie and redirects to a URL without the key. */
function openLink({ settings }: ApiDeps): RequestHandler {
  return (req, res, next) => {
    const { key } = req.query;
    const place = places[req.path];
    if (typeof key !== 'string' || !place || !isDemoKey(settings.demo, key)) return next();
    res.cookie(DEMO_COOKIE, key, { httpOnly: true, sameSite: 'lax', path: '/', encode: String });
    res.set('Cache-Control', 'no-store').redirect(303, place);
  };
}

/**
 * Mounts the test phone, the page of sent SMS. Its paths return 404 outside the demo and without the demo key (D109).
 */
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
