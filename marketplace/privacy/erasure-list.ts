// The list of erasures: what was asked for, taken back and done, kept outside the database for whoever restores an older backup. Numbers and times only (C.6).
import { buffer } from 'node:stream/consumers';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import type { Storage } from '#platform/storage/storage.ts';

/** Where its lines lie in the storage, an object each. */
export const LIST = 'erasures/';

/** A backup is kept for 35 days at most; then nobody needs a line of its time. */
const KEPT_DAYS = 45;
const DAY_MS = 86_400_000;

const line = z.object({
  uid: z.uuid(),
  request: z.int(),
  status: z.enum(['pending', 'cancelled', 'done']),
  requested_at: instant,
  due_at: instant,
});

export type ErasureLine = z.output<typeof line>;

/** Adds a line. None is ever changed: what comes later of the same request is another line. */
export async function addLine(storage: Pick<Storage, 'put'>, written: ErasureLine): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(written));
  await storage.put(`${LIST}${written.uid}.${written.request}.${written.status}`, bytes, 'application/json');
}

/** A line out of its bytes; throws where they are none. */
export const readLine = (bytes: Uint8Array): ErasureLine => line.parse(JSON.parse(Buffer.from(bytes).toString()));

/** All lines. One that cannot be read throws: whoever goes on without it might bring somebody back. */
export async function readList(storage: Pick<Storage, 'list' | 'get'>): Promise<ErasureLine[]> {
  const lines: ErasureLine[] = [];
  for await (const { key } of storage.list(LIST)) {
    const stream = key.endsWith('.part') ? null : await storage.get(key);
    if (stream) lines.push(readLine(await buffer(stream)));
  }
  return lines;
}

/** Lines that are older than every backup go. */
export async function deleteOldEntries(storage: Pick<Storage, 'list' | 'remove'>, progress: () => void): Promise<void> {
  for await (const { key, stored_at } of storage.list(LIST)) {
    progress();
    if (Date.now() - stored_at.getTime() > KEPT_DAYS * DAY_MS) await storage.remove(key);
  }
}

const certainty = { pending: 0, cancelled: 1, done: 2 } as const;

/** What holds of each account: an erasure that was done, else the last word of the latest request. */
export function latestEntries(lines: readonly ErasureLine[]): ErasureLine[] {
  const words = new Map<string, ErasureLine>();
  const isLater = (a: ErasureLine, b: ErasureLine) => {
    if (a.status === 'done' || b.status === 'done') return a.status === 'done';
    if (a.requested_at !== b.requested_at) return a.requested_at > b.requested_at;
    return certainty[a.status] > certainty[b.status];
  };
  for (const next of lines) {
    const known = words.get(next.uid);
    if (!known || isLater(next, known)) words.set(next.uid, next);
  }
  return [...words.values()];
}
