// Everything that the worker gave and the server does not have yet, in one list of this browser, oldest first. The list
// holds the items of all users of a shared phone; an item is sent only while the user who gave it is signed in.
import { useMemo } from 'react';
import { z } from '#contracts/z.ts';
import { storedList } from '../../kit/storage/stored-list.ts';

/** The longest time in which the user can undo an item, in milliseconds. The item is sent afterwards. */
export const UNDO_MS = 5000;

const unsentItem = z.object({
  /** Identifies the item; also the idempotency key of its request. */
  key: z.string(),
  user_id: z.int(),
  /** The name of the kind, which knows the shape of the content. An item of an unknown kind stays stored. */
  kind: z.string(),
  content: z.unknown(),
  /** When the user gave the item: milliseconds since the Unix epoch, by this device's clock. */
  given_at: z.number(),
  /** The item is sent at this time and can be undone until then: milliseconds since the Unix epoch. */
  send_at: z.number(),
  /**
   * True from the first attempt to send the item. From then on, it cannot be undone, because the server may already have
   * received it.
   */
  is_sent: z.boolean(),
  /** Why the server refused the item, which then stays stored until the user has read it; null before. */
  refused: z.nullable(z.string()),
});
export type UnsentItem = z.output<typeof unsentItem>;

const list = storedList('unsent', z.unknown());

/** Drops each stored item that has been damaged, and no other. */
const parse = (items: readonly unknown[]): UnsentItem[] =>
  items.flatMap((item) => {
    const { success, data } = z.safeParse(unsentItem, item);
    return success ? [data] : [];
  });

export const readUnsent = (): UnsentItem[] => parse(list.read());

/** Adds items at the end. An item whose key is already stored is not added again. */
export function addUnsent(items: readonly UnsentItem[]): void {
  const stored = readUnsent();
  const added = items.filter(({ key }) => stored.every((other) => other.key !== key));
  if (added.length > 0) list.write([...stored, ...added]);
}

export const changeUnsent = (key: string, change: Partial<UnsentItem>): void =>
  list.write(readUnsent().map((item) => (item.key === key ? { ...item, ...change } : item)));

/** Deletes an item, because it was sent or the user discarded it. */
export const removeUnsent = ({ key }: Pick<UnsentItem, 'key'>): void =>
  list.write(readUnsent().filter((item) => item.key !== key));

/** Removes an item that was not yet sent. If it was already sent, changes nothing and returns false. */
export function undoUnsent({ key }: Pick<UnsentItem, 'key'>): boolean {
  const isOpen = readUnsent().some((item) => item.key === key && !item.is_sent);
  if (isOpen) removeUnsent({ key });
  return isOpen;
}

/** Makes all items of a user due now, so that they are sent and can no longer be undone. */
export function sendUnsentNow(userId: number): void {
  const now = Date.now();
  for (const { key, user_id, send_at } of readUnsent()) {
    if (user_id === userId && send_at > now) changeUnsent(key, { send_at: now });
  }
}

/**
 * True if the item must be sent now, because the user can no longer undo it. Also true if `send_at` is more than
 * `UNDO_MS` ahead: the device's clock was then set back, and the item would otherwise wait for too long.
 */
export const isDue = ({ send_at }: Pick<UnsentItem, 'send_at'>, now = Date.now()): boolean =>
  send_at <= now || send_at > now + UNDO_MS;

/** Returns the items of all users. The component renders again when they change. */
export function useUnsent(): UnsentItem[] {
  const items = list.useItems();
  return useMemo(() => parse(items), [items]);
}
