// A list of objects in the browser's storage. All tabs and all components see each change.
import { useMemo, useSyncExternalStore } from 'react';
import { z } from '#contracts/z.ts';
import { readStored, removeStored, type StoredName, store } from './browser-store.ts';

/** Returns functions for the list under a storage key. If the stored items do not match `shape`, the list is empty. */
export function storedList<Shape extends z.core.$ZodType>(name: StoredName, shape: Shape) {
  type Item = z.output<Shape>;
  const list = z.array(shape);
  const changed = `kaamsetu:${name}`;

  function parse(text: string | null): Item[] {
    try {
      const parsed = z.safeParse(list, JSON.parse(text ?? '[]'));
      return parsed.success ? parsed.data : [];
    } catch {
      return [];
    }
  }

  function subscribe(onChange: () => void): () => void {
    window.addEventListener('storage', onChange);
    window.addEventListener(changed, onChange);
    return () => {
      window.removeEventListener('storage', onChange);
      window.removeEventListener(changed, onChange);
    };
  }

  return {
    read: () => parse(readStored(name)),
    write: (items: readonly Item[]): void => {
      if (items.length === 0) removeStored(name);
      else store(name, JSON.stringify(items));
      window.dispatchEvent(new Event(changed));
    },
    /**
     * Returns the list, and renders the component again after each change. Between two changes, returns the same array.
     */
    useItems: (): Item[] => {
      const text = useSyncExternalStore(subscribe, () => readStored(name));
      return useMemo(() => parse(text), [text]);
    },
  };
}
