// Session provider: shows the stored session immediately, refreshes the profile, and ends the session on logout, on
// refusal or after two hours without activity.
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { UserType } from '#contracts/reference.ts';
import { paths, safeNext } from '../app/paths.ts';
import { csrfToken } from '../http/csrf.ts';
import { later } from '../http/later.ts';
import { onRefusedSession } from '../http/refused-session.ts';
import { FreshSession } from './fresh-session.tsx';
import { fetchProfile, profileKey, sessionUserOf, useProfile } from './profile.ts';
import { type Session, SessionContext } from './session-context.ts';
import {
  clearSession,
  clearTabStorage,
  readSession,
  type StoredSession,
  saveSession,
  saveToken,
  saveUser,
} from './stored-session.ts';

/** Returns whether visitors may read the page. A session that ends there ends without a redirect. */
function isOpenPage(pathname: string): boolean {
  return (
    pathname === '/' ||
    /^\/(jobs\/.*|guides\/.*|jobs|register|signin|help|about|faq|for-employers|terms|privacy|grievance)\/?$/.test(
      pathname,
    )
  );
}

const calls = () => later(() => import('./calls.ts'));

/**
 * Loads the inactivity watch on demand, because visitors do not need it. If it fails to load, the server still ends the
 * session after two hours.
 */
function watchLater(onInactive: () => void): () => void {
  let stop = () => {};
  let isOver = false;
  import('./inactivity.ts').then(
    (part) => {
      if (!isOver) stop = part.watchInactivity(onInactive);
    },
    () => {},
  );
  return () => {
    isOver = true;
    stop();
  };
}

// In milliseconds. If the server does not answer, the logout completes after this time.
const GOODBYE = 3_000;

function useStoredSession() {
  const queryClient = useQueryClient();
  const [stored, setStored] = useState<StoredSession | null>(readSession);
  // Follow a sign-in or sign-out in another tab.
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

/** The provider of `useSession`. Must be rendered inside the router and the query client provider. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [stored, setStored] = useStoredSession();
  const profile = useProfile(stored?.user_type ?? null);

  const end = useCallback(() => {
    clearSession();
    setStored(null);
    queryClient.clear();
  }, [queryClient, setStored]);

  /**
   * Ends the session without a redirect. Public data is fetched again without the session, and requests in progress
   * continue.
   */
  const endQuietly = useCallback(() => {
    clearSession();
    // Render without the session first. Otherwise components would start queries that need it.
    flushSync(() => setStored(null));
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.resetQueries({ type: 'active' });
  }, [queryClient, setStored]);

  const timeOut = useCallback(() => {
    const { pathname, search } = window.location;
    // In one transition. Otherwise a route guard would render the old page without a session.
    startTransition(() => {
      end();
      void navigate(paths.timedOut(safeNext(pathname + search) ?? undefined), { replace: true });
    });
  }, [end, navigate]);

  useEffect(
    () => onRefusedSession(() => (isOpenPage(window.location.pathname) ? endQuietly() : timeOut())),
    [endQuietly, timeOut],
  );
  const isIn = stored !== null;
  useEffect(() => (isIn ? watchLater(timeOut) : undefined), [isIn, timeOut]);

  const fresh = profile.data;
  useEffect(() => {
    if (fresh && readSession()?.user_type === fresh.user_type) saveUser(sessionUserOf(fresh));
  }, [fresh]);

  const signIn = useCallback(
    async (token: string, user_type: UserType) => {
      queryClient.clear();
      const session: StoredSession = { token, user_type, user: null };
      saveSession(session);
      void csrfToken();
      const failure = await queryClient
        .fetchQuery({ queryKey: profileKey(user_type), queryFn: () => fetchProfile(user_type), retry: 1 })
        .then(() => null)
        .catch((error: unknown) => error);
      setStored(session);
      return failure;
    },
    [queryClient, setStored],
  );

  const replaceToken = useCallback(
    (token: string) => {
      const before = readSession();
      if (!before || before.token === token) return;
      saveToken(token);
      setStored({ ...before, token });
      void calls()
        .then(({ logout }) => logout(before.token))
        .catch(() => undefined);
    },
    [setStored],
  );

  const logout = useCallback(async () => {
    // Otherwise the running calls would be refused with 401 and look like an expired session.
    void queryClient.cancelQueries();
    // Without a response the session still ends here. On the server it ends after two hours without use.
    const goodbye = calls()
      .then((part) => part.logout())
      .catch(() => undefined);
    await Promise.race([goodbye, new Promise((resolve) => setTimeout(resolve, GOODBYE))]);
    startTransition(() => {
      end();
      clearTabStorage();
      void navigate(paths.home);
    });
  }, [end, navigate, queryClient]);

  const logoutEverywhere = useCallback(async () => {
    await (await calls()).logoutEverywhere();
    startTransition(() => {
      end();
      clearTabStorage();
      void navigate(paths.signIn());
    });
  }, [end, navigate]);

  const session = useMemo((): Session => {
    const user = fresh && stored ? sessionUserOf(fresh) : (stored?.user ?? null);
    // Only until the first fetch: a retry after an error must not replace the page with a splash.
    const isLoading = stored !== null && user === null && !profile.isFetched;
    return {
      status: stored === null ? 'out' : isLoading ? 'loading' : 'in',
      user_type: stored?.user_type ?? null,
      user,
      token: stored?.token ?? null,
      signIn,
      replaceToken,
      logout,
      logoutEverywhere,
    };
  }, [stored, fresh, profile.isFetched, signIn, replaceToken, logout, logoutEverywhere]);

  return (
    <SessionContext value={session}>
      <FreshSession>{children}</FreshSession>
    </SessionContext>
  );
}
