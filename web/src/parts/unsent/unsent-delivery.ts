// How one kind of unsent items is sent, and what the user then reads.
import type { QueryClient } from '@tanstack/react-query';
import type { Topic } from '#locales/topics/text-key.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { ToastMessage } from '../../kit/overlay/toast-area.tsx';
import type { UnsentItem } from './unsent-items.ts';
import type { Unsent, UnsentKind } from './unsent-kind.ts';

/**
 * The outcome of sending one item. `waits`: the next run tries again. After any other result, the item is deleted, or
 * with `refused`, stays stored with this reason until the user has read it.
 */
export interface Delivery<Result extends string = string> {
  result: Result | 'waits';
  refused?: string;
  error?: unknown;
}

export type Deliver<Content, Result extends string> = (
  item: Unsent<Content>,
  client: QueryClient,
) => Promise<Delivery<Result>>;

interface Options<Content, Result extends string> {
  kind: UnsentKind<Content>;
  /** Loads the function that sends an item. The function does not throw. */
  load: () => Promise<Deliver<Content, Result>>;
  /** Items of one line are sent in order. An item that waits holds back only its own line. By default, each kind. */
  lineOf?: (item: Unsent<Content>) => string;
  /** The topics of the texts of `toastOf`. */
  topics: readonly Topic[];
  /** The message about the outcome; null without one. */
  toastOf: (t: Translate, item: Unsent<Content>, delivery: Delivery<Result>) => ToastMessage | null;
}

/** A kind for the sender, which knows neither contents nor results. */
export interface UnsentDelivery {
  name: string;
  topics: readonly Topic[];
  move: () => void;
  load: () => Promise<unknown>;
  /** The line of an item; null if the content is damaged. */
  lineOf: (item: UnsentItem) => string | null;
  /** Sends an item. If `load` was called before, the request starts at once. */
  deliver: (item: UnsentItem, client: QueryClient) => Promise<Delivery>;
  toastOf: (t: Translate, item: UnsentItem, delivery: Delivery) => ToastMessage | null;
}

export function unsentDelivery<Content, Result extends string>(options: Options<Content, Result>): UnsentDelivery {
  const { kind, topics } = options;
  let loaded: Deliver<Content, Result> | null = null;
  const load = async () => {
    loaded ??= await options.load();
    return loaded;
  };
  const parsed = (item: UnsentItem): Unsent<Content> => {
    const found = kind.parse(item);
    if (!found) throw new TypeError(`Not an item of the kind ${kind.name}`);
    return found;
  };
  return {
    name: kind.name,
    topics,
    move: kind.move,
    load,
    lineOf: (item) => {
      const found = kind.parse(item);
      return found && `${kind.name} ${options.lineOf?.(found) ?? ''}`;
    },
    deliver: async (item, client) => (loaded ?? (await load()))(parsed(item), client),
    toastOf: (t, item, delivery) => options.toastOf(t, parsed(item), delivery as Delivery<Result>),
  };
}
