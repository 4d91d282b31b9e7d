// The ways in which a session ends in this browser: the user logs out, the server rejects the session, or the user is
// inactive for two hours.
import type { QueryClient } from '@tanstack/react-query';
import { startTransition, useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { paths, safeNext } from '../kit/navigation/paths.ts';
import { loadCalls } from './load-calls.ts';
import { clearSession, clearTabStorage } from './stored-session.ts';
import type { SetStored } from './use-stored-session.ts';

// Maximum wait for the server's answer to a logout, in milliseconds. After this time, the logout completes without the
// answer.
const GOODBYE = 3_000;

export type Leave = (path: string, options?: { replace: boolean }) => void;

/** Returns a function that ends the session in this tab and opens another page. */
export function useLeave(queryClient: QueryClient, setStored: SetStored): Leave {
  const navigate = useNavigate();
  return useCallback<Leave>(
    (path, options) =>
      // End the session and open the page in one transition. Otherwise a route guard would render the old page without
      // a session.
      startTransition(() => {
        clearSession();
        setStored(null);
        queryClient.clear();
        void navigate(path, options);
      }),
    [queryClient, setStored, navigate],
  );
}

/** Ends the session in this browser and on the server, and opens the landing page. */
export async function logout(leave: Leave, queryClient: QueryClient): Promise<void> {
  // Cancel the running calls. After the logout, the server would refuse these calls with 401, as if the session had
  // expired.
  void queryClient.cancelQueries();
  // If the server does not respond, the session ends in this browser anyway. On the server, the session then ends after
  // two hours without use.
  const goodbye = loadCalls()
    .then((part) => part.logout())
    .catch(() => undefined);
  await Promise.race([goodbye, new Promise((resolve) => setTimeout(resolve, GOODBYE))]);
  clearTabStorage();
  leave(paths.home);
}

/** Ends all sessions of the user and opens sign-in. Rejects if the server failed to end them. */
export async function logoutEverywhere(leave: Leave): Promise<void> {
  await (await loadCalls()).logoutEverywhere();
  clearTabStorage();
  leave(paths.signIn());
}

/** Ends the session and opens sign-in. After the sign-in, the user returns to this page. */
export function timeOut(leave: Leave): void {
  const { pathname, search } = window.location;
  leave(paths.timedOut(safeNext(pathname + search) ?? undefined), { replace: true });
}

/**
 * Ends a session that the server has refused, if the open page is also for visitors: the user stays on the page. The
 * page fetches its public data again without the session, and requests in progress continue.
 */
export function endQuietly(queryClient: QueryClient, setStored: SetStored): void {
  clearSession();
  // Render without the session first. Otherwise components would start queries that need the session.
  flushSync(() => setStored(null));
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.resetQueries({ type: 'active' });
}
