// Simulates the phones of users: reads sign-in codes from the file to which SMS are written.
import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { z } from '#contracts/z.ts';

const sent = z.object({ to: z.string(), text: z.string() });
const LOOK_MS = 100;
const CHUNK = 1 << 20;

export interface Codes {
  /** Returns a phone and a code that was not used yet; null if all codes are used. */
  take(): { phone: string; code: string } | null;
  stop(): void;
}

/** Reads new codes from the file at regular intervals. */
export function watchCodes(file: string): Codes {
  const arrived: { phone: string; code: string }[] = [];
  let read = 0;
  let rest = '';
  const look = () => {
    if (!existsSync(file)) return;
    const handle = openSync(file, 'r');
    const buffer = Buffer.alloc(CHUNK);
    const bytes = readSync(handle, buffer, 0, CHUNK, read);
    closeSync(handle);
    read += bytes;
    const lines = (rest + buffer.toString('utf8', 0, bytes)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const { to, text } = sent.parse(JSON.parse(line));
      const [, code] = /#(\d{6})$/.exec(text) ?? [];
      if (code) arrived.push({ phone: to, code });
    }
  };
  const timer = setInterval(look, LOOK_MS);
  return { take: () => arrived.shift() ?? null, stop: () => clearInterval(timer) };
}
