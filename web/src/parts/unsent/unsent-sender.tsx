// Sends what the worker gave without a network or can still undo: when the time for the undo is over, when the page is
// hidden or closed, at app start, when the network returns, and every minute. Renders nothing.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useSession } from '../../session/session-context.ts';
import { isSignedIn, sendUnsent } from './send-unsent.ts';
import type { UnsentDelivery } from './unsent-delivery.ts';
import { sendUnsentNow, useUnsent } from './unsent-items.ts';

const EVERY_MS = 60_000;

interface UnsentSenderProps {
  /** The kinds of items that this app sends. */
  deliveries: readonly UnsentDelivery[];
}

export function UnsentSender({ deliveries }: UnsentSenderProps) {
  const { user, user_type } = useSession();
  const userId = user_type === 'labour' ? (user?.id ?? null) : null;
  return userId === null ? null : <Sender key={userId} userId={userId} deliveries={deliveries} />;
}

type SenderProps = UnsentSenderProps & { userId: number };

function Sender({ userId, deliveries }: SenderProps) {
  const client = useQueryClient();
  const showToast = useToast();
  const { t, i18n } = useTranslation();
  const sendAll = async () => {
    for (const { item, by, delivery } of await sendUnsent(deliveries, userId, client)) {
      await i18n.loadNamespaces([...by.topics]);
      const toast = isSignedIn(userId) ? by.toastOf(t, item, delivery) : null;
      if (toast) showToast(toast);
    }
  };
  // Without a network, the browser cannot load the texts of a message.
  const send = useEffectEvent(() => void sendAll().catch(() => undefined));
  const items = useUnsent().filter((item) => item.user_id === userId && item.refused === null);
  usePreload(
    deliveries,
    items.map(({ kind }) => kind),
  );
  // The timer ends when the first item is due that was not yet sent. It ignores items that were sent without success:
  // their `send_at` is in the past, so the timer would send them again at once.
  const open = items.filter(({ is_sent }) => !is_sent);
  const nextAt = open.length > 0 ? Math.min(...open.map(({ send_at }) => send_at)) : null;
  useEffect(() => {
    if (nextAt === null) return;
    const timer = setTimeout(send, Math.max(0, nextAt - Date.now()));
    return () => clearTimeout(timer);
  }, [nextAt]);
  useEffect(() => {
    send();
    const leave = () => {
      if (document.visibilityState !== 'hidden') return;
      sendUnsentNow(userId);
      send();
    };
    // A tab of the previous release may have changed one of its lists.
    const move = () => {
      for (const one of deliveries) one.move();
    };
    const again = () => send();
    const timer = setInterval(again, EVERY_MS);
    window.addEventListener('online', again);
    window.addEventListener('storage', move);
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      window.removeEventListener('storage', move);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [userId, deliveries]);
  return null;
}

/** Loads the code and the texts of stored items before they are sent: a page that is being closed cannot wait for them. */
function usePreload(deliveries: readonly UnsentDelivery[], kinds: readonly string[]): void {
  const { i18n } = useTranslation();
  const names = [...new Set(kinds)].sort().join(' ');
  useEffect(() => {
    const found = deliveries.filter(({ name }) => names.split(' ').includes(name));
    const loads = found.flatMap(({ load, topics }) => [load(), i18n.loadNamespaces([...topics])]);
    for (const one of loads) void one.catch(() => undefined);
  }, [deliveries, names, i18n]);
}
