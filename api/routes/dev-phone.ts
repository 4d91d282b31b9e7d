// The phone of whoever tries the product on their own machine: the texts that the outbox sender wrote.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Express, RequestHandler } from 'express';
import { fail } from '#contracts/problems.ts';
import { z } from '#contracts/z.ts';
import type { ApiDeps } from '../deps.ts';
import { isLoopback } from '../http/client-address.ts';

const MOST = 50;
const line = z.object({ to: z.string(), text: z.string(), sent_at: z.string() });

/** The text of a line; nothing where a crash tore it apart. */
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
  return lines.slice(-MOST).flatMap(readLine);
}

/** Only with the outbox sender, outside production, and only for this machine itself: elsewhere these paths do not exist. */
export function devPhoneRoutes(app: Express, { settings }: ApiDeps): void {
  const guard: RequestHandler = (req, _res, next) => {
    if (settings.production || settings.outbox === null || !isLoopback(req)) fail('not_found');
    next();
  };
  app.use('/dev', guard);
  app.get('/dev/phone/messages', async (_req, res) => {
    const messages = settings.outbox === null ? [] : await readTexts(settings.outbox);
    res.set('Cache-Control', 'no-store').json({ messages: messages.reverse() });
  });
}
