// Sends the unsent items of the signed-in user. Items of one line are sent in the order in which they were given.
import type { QueryClient } from '@tanstack/react-query';
import { readSession } from '../../session/stored-session.ts';
import type { Delivery, UnsentDelivery } from './unsent-delivery.ts';
import { changeUnsent, isDue, readUnsent, removeUnsent, type UnsentItem } from './unsent-items.ts';

/** An item that was sent, and the outcome. `item` is the item before this attempt. */
export interface Sent {
  item: UnsentItem;
  by: UnsentDelivery;
  delivery: Delivery;
}

/** True while this user is signed in in this browser. Another tab may have signed in another user. */
export const isSignedIn = (userId: number): boolean => readSession()?.user?.id === userId;

const running = new Map<string, Promise<Delivery>>();

async function deliver(by: UnsentDelivery, item: UnsentItem, client: QueryClient): Promise<Delivery> {
  changeUnsent(item.key, { is_sent: true });
  // Without a network, the browser cannot load the code that sends.
  const delivery = await by.deliver(item, client).catch((error: unknown): Delivery => ({ result: 'waits', error }));
  if (delivery.refused !== undefined) changeUnsent(item.key, { refused: delivery.refused });
  else if (delivery.result !== 'waits') removeUnsent(item);
  return delivery;
}

/** Sends one item. If this tab is already sending the item, returns the outcome of that attempt. */
export function sendItem(by: UnsentDelivery, item: UnsentItem, client: QueryClient): Promise<Delivery> {
  const sent = running.get(item.key) ?? deliver(by, item, client).finally(() => running.delete(item.key));
  running.set(item.key, sent);
  return sent;
}

/** Another tab, the user or an earlier run may have removed the item after the start of this run. */
const isStillUnsent = ({ key }: UnsentItem) => readUnsent().some((item) => item.key === key && item.refused === null);

async function sendLine(by: UnsentDelivery, line: readonly UnsentItem[], client: QueryClient): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (const item of line) {
    if (!isSignedIn(item.user_id)) break;
    const isRunning = running.has(item.key);
    if (!isRunning && !isStillUnsent(item)) continue;
    const delivery = await sendItem(by, item, client);
    // The run that started the attempt reports its outcome.
    if (!isRunning) sent.push({ item, by, delivery });
    if (delivery.result === 'waits') break;
  }
  return sent;
}

/**
 * Sends the items that the user can no longer undo. The first request of each line starts before this function returns,
 * if the code that sends it is loaded, so that a page that is being closed can call this function.
 */
export async function sendUnsent(
  deliveries: readonly UnsentDelivery[],
  userId: number,
  client: QueryClient,
): Promise<Sent[]> {
  for (const { move } of deliveries) move();
  const due = readUnsent().filter((item) => item.user_id === userId && item.refused === null && isDue(item));
  const lines = new Map<string, { by: UnsentDelivery; line: UnsentItem[] }>();
  for (const item of due) {
    const by = deliveries.find(({ name }) => name === item.kind);
    const name = by?.lineOf(item) ?? null;
    if (!by || name === null) continue;
    const { line } = lines.get(name) ?? { line: [] };
    lines.set(name, { by, line: [...line, item] });
  }
  const sent = await Promise.all([...lines.values()].map(({ by, line }) => sendLine(by, line, client)));
  return sent.flat();
}
