// Stores the amount owed from the last response of the server in this browser, so that the page can show the amount
// without a network.
import { z } from '#contracts/z.ts';
import { readStored, store } from '../../kit/storage/browser-store.ts';
import { today } from '../../kit/text/today.ts';
import type { Owed } from './amounts.ts';

const stored = z.object({
  user_id: z.int(),
  day: z.string(),
  owed: z.object({ kind: z.enum(['receive', 'settled', 'advance']), paise: z.int() }),
});

export function storeOwed(user_id: number, owed: Owed): void {
  store('lastOwed', JSON.stringify({ user_id, day: today(), owed }));
}

/** Returns the stored amount of this user, and the day on which it was stored; null if this browser has stored none. */
export function readOwed(userId: number): { day: string; owed: Owed } | null {
  try {
    const parsed = z.safeParse(stored, JSON.parse(readStored('lastOwed') ?? 'null'));
    return parsed.success && parsed.data.user_id === userId ? parsed.data : null;
  } catch {
    return null;
  }
}
