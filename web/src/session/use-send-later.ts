// Sends what a worker's phone has stored without a network: at app start, when the network returns, and every minute.
import { useEffect, useEffectEvent } from 'react';
import { useSession } from './session-context.ts';

const EVERY_MS = 60_000;

/** Calls `send` with the id of the signed-in worker at these times. Ignores failures, because the next run tries again. */
export function useSendLater(send: (userId: number) => Promise<void>): void {
  const { user, user_type } = useSession();
  const userId = user_type === 'labour' ? (user?.id ?? null) : null;
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (userId === null) return;
    // Without a network, the browser cannot load the chunk that sends.
    const quietly = () => void sendNow(userId).catch(() => undefined);
    quietly();
    window.addEventListener('online', quietly);
    const timer = setInterval(quietly, EVERY_MS);
    return () => {
      window.removeEventListener('online', quietly);
      clearInterval(timer);
    };
  }, [userId]);
}
