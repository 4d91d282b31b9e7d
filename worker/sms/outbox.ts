// SMS sender for machines without a provider: appends each message as one line to a file, and deletes messages after 24
// hours.
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from '#contracts/z.ts';
import type { SmsSender } from './sender.ts';

const DAY_MS = 86_400_000;
const sent = z.object({ to: z.string(), sent_at: z.string() });

/** Returns whether a line of the file is kept. A line that is incomplete because of a crash is deleted. */
function keeps(line: string, isKept: (text: z.output<typeof sent>) => boolean): boolean {
  try {
    return isKept(sent.parse(JSON.parse(line)));
  } catch {
    return false;
  }
}

export interface Outbox extends SmsSender {
  /** Deletes messages older than a day. `now` in ms since the epoch. */
  prune(now: number): Promise<void>;
  /** Deletes all messages to a phone number. */
  delete(phone: string): Promise<void>;
}

/**
 * Returns a sender that appends to the file `<folder>/sms.jsonl`, which only the owner of the file can read. Writes run
 * one after the other, because the deletion of old messages rewrites the file and could otherwise lose a new message.
 */
export function createOutbox(folder: string): Outbox {
  const file = path.join(folder, 'sms.jsonl');
  let last: Promise<void> = Promise.resolve();
  const inLine = (work: () => Promise<void>): Promise<void> => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
  const append = async (to: string, text: string) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await appendFile(file, `${JSON.stringify({ to, text, sent_at: new Date().toISOString() })}\n`, { mode: 0o600 });
  };
  const keepOnly = async (isKept: (text: z.output<typeof sent>) => boolean) => {
    const content = await readFile(file, 'utf8').catch(() => '');
    const lines = content.split('\n').flatMap((line) => line || []);
    const kept = lines.filter((line) => keeps(line, isKept));
    if (kept.length === lines.length) return;
    await writeFile(`${file}.new`, kept.map((line) => `${line}\n`).join(''), { mode: 0o600 });
    await rename(`${file}.new`, file);
  };
  return {
    repeats: false,
    knows: () => true,
    languageFor: (language) => language,
    send: ({ to, text }) =>
      inLine(() => append(to, text)).then(
        () => ({ result: 'accepted' }),
        () => ({ result: 'failed', reason: 'the outbox cannot be written' }),
      ),
    prune: (now) => inLine(() => keepOnly(({ sent_at }) => now - Date.parse(sent_at) < DAY_MS)),
    delete: (phone) => inLine(() => keepOnly(({ to }) => to !== phone)),
  };
}
