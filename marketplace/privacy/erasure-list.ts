// The erasure list: requested, cancelled and completed erasures. The list is stored outside the database, so that
// erasures are repeated after an older backup is restored. Contains only ids and times (C.6).
import { buffer } from 'node:stream/consumers';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import type { Storage } from '#platform/storage/storage.ts';

/** Storage prefix of the entries. Each entry is one object. */
export const LIST = 'erasures/';

/** Days for which an entry is stored. Backups are kept for at most 35 days, so older entries are not needed. */
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

/** Adds an entry. Entries are never changed: a later state of the same request is another entry. */
export async function addLine(storage: Pick<Storage, 'put'>, written: ErasureLine): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(written));
  await storage.put(`${LIST}${written.uid}.${written.request}.${written.status}`, bytes, 'application/json');
}

/** Parses an entry. Throws if the entry is invalid. */
export const readLine = (bytes: Uint8Array): ErasureLine => line.parse(JSON.parse(Buffer.from(bytes).toString()));

/**
 * Returns all entries. Throws if an entry cannot be read, because skipping the entry could restore an erased account.
 */
export async function readList(storage: Pick<Storage, 'list' | 'get'>): Promise<ErasureLine[]> {
  const lines: ErasureLine[] = [];
  for await (const { key } of storage.list(LIST)) {
    const stream = key.endsWith('.part') ? null : await storage.get(key);
    if (stream) lines.push(readLine(await buffer(stream)));
  }
  return lines;
}

/** Deletes the entries that are older than every backup. */
export async function deleteOldEntries(storage: Pick<Storage, 'list' | 'remove'>, progress: () => void): Promise<void> {
  for await (const { key, stored_at } of storage.list(LIST)) {
    progress();
    if (Date.now() - stored_at.getTime() > KEPT_DAYS * DAY_MS) await storage.remove(key);
  }
}

const certainty = { pending: 0, cancelled: 1, done: 2 } as const;

/**
 * Returns one entry per account: the completed erasure, or else the latest state of the latest request.
 */
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
