// The stored session as React state. The state changes when the user signs in or out in another tab.
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readSession, type StoredSession } from './stored-session.ts';

export type SetStored = (session: StoredSession | null) => void;

/** Returns the session of this browser and a function that sets it for this tab. */
export function useStoredSession(queryClient: QueryClient) {
  const [stored, setStored] = useState<StoredSession | null>(readSession);
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== 'authToken' && event.key !== 'userType' && event.key !== null) return;
      setStored(readSession());
      void queryClient.resetQueries();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [queryClient]);
  return [stored, setStored] as const;
}
