// One kind of unsent items, with the shape of its content. Also moves the list in which the previous release stored
// this kind.
import { useEffect, useMemo } from 'react';
import { z } from '#contracts/z.ts';
import { newKey } from '../../http/idempotency-key.ts';
import { readStored, removeStored, type StoredName } from '../../kit/storage/browser-store.ts';
import { addUnsent, readUnsent, removeUnsent, type UnsentItem, useUnsent } from './unsent-items.ts';

/** An unsent item whose content has the shape of its kind. */
export type Unsent<Content> = Omit<UnsentItem, 'content'> & { content: Content };

interface Given<Content> {
  user_id: number;
  content: Content;
  /** The idempotency key of the attempt that found no network; by default a new key. */
  key?: string;
  /** Milliseconds in which the user can undo the item. By default, sending was already tried, without a network. */
  undo_ms?: number;
}

interface Options<Shape extends z.core.$ZodType> {
  name: string;
  shape: Shape;
  /** Stored items of the same subject, which a new item replaces. By default, an earlier item is sent too. */
  replaces?: (earlier: z.output<Shape>, later: z.output<Shape>) => boolean;
  /** The list of the previous release; `convert` returns null for a damaged item. */
  old?: { list: StoredName; convert: (item: unknown) => Omit<Unsent<z.output<Shape>>, 'kind'> | null };
}

function readOld(name: StoredName): unknown[] {
  try {
    const items: unknown = JSON.parse(readStored(name) ?? '[]');
    return Array.isArray(items) ? items : [];
  } catch {
    return [];
  }
}

export interface UnsentKind<Content> {
  name: string;
  /** Moves the list of the previous release. Removes it only after its items are stored in the new one. */
  move: () => void;
  /** Returns the item with its content; null if the item is of another kind or damaged. */
  parse: (item: UnsentItem) => Unsent<Content> | null;
  /** Stores an item and returns it. */
  add: (given: Given<Content>) => Unsent<Content>;
}

const itemsOf = <Content>({ parse }: UnsentKind<Content>, items: readonly UnsentItem[], userId: number | null) =>
  items.flatMap((item) => (item.user_id === userId ? (parse(item) ?? []) : []));

export function unsentKind<Shape extends z.core.$ZodType>(options: Options<Shape>): UnsentKind<z.output<Shape>> {
  const { name, shape, replaces, old } = options;
  const kind: UnsentKind<z.output<Shape>> = {
    name,
    move: () => {
      if (!old || readStored(old.list) === null) return;
      const items = readOld(old.list).flatMap((item) => old.convert(item) ?? []);
      addUnsent(items.map((item) => ({ ...item, kind: name })));
      removeStored(old.list);
    },
    parse: (item) => {
      if (item.kind !== name) return null;
      const { success, data } = z.safeParse(shape, item.content);
      return success ? { ...item, content: data } : null;
    },
    add: ({ user_id, content, key, undo_ms }) => {
      kind.move();
      for (const earlier of itemsOf(kind, readUnsent(), user_id)) {
        if (replaces?.(earlier.content, content)) removeUnsent(earlier);
      }
      const given_at = Date.now();
      const sending = { send_at: given_at + (undo_ms ?? 0), is_sent: undo_ms === undefined, refused: null };
      const item = { key: key ?? newKey(), user_id, kind: name, content, given_at, ...sending };
      addUnsent([item]);
      return item;
    },
  };
  return kind;
}

/** Returns the items of a user, oldest first. The component renders again when they change. */
export function useUnsentOf<Content>(kind: UnsentKind<Content>, userId: number | null): Unsent<Content>[] {
  const items = useUnsent();
  useEffect(() => kind.move(), [kind]);
  return useMemo(() => itemsOf(kind, items, userId), [kind, items, userId]);
}
