// After each sign-in: a browser that rings for this person goes on ringing, one that rang for somebody else falls silent. Shows nothing.
import { useEffect } from 'react';
import { readStored } from '../http/browser-store.ts';
import { useSession } from '../session/session-context.ts';
import { keepRinging } from './browser-push.ts';

export function RingKeeper() {
  const { token, user } = useSession();
  const id = user?.id;
  useEffect(() => {
    if (token === null || id === undefined) return;
    // A ring that is lost is in the list all the same.
    keepRinging(readStored('ringsFor') === String(id)).catch(() => {});
  }, [token, id]);
  return null;
}
