// Holds the session: shown at once from storage, refreshed behind, ended by logout, a refusal or two idle hours.
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

/** Pages that everyone may read: a session that ends there ends quietly. */
function isOpenPage(pathname: string): boolean {
  return (
    pathname === '/' ||
    /^\/(jobs\/.*|guides\/.*|jobs|register|signin|help|about|faq|for-employers|terms|privacy|grievance)\/?$/.test(
      pathname,
    )
  );
}

const calls = () => later(() => import('./calls.ts'));

/** A visitor has nothing to watch. Where the watching does not come the server's own two hours hold. */
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

// A server that does not answer keeps nobody signed in here for longer than this.
const GOODBYE = 3_000;

function useStoredSession() {
  const queryClient = useQueryClient();
  const [stored, setStored] = useState<StoredSession | null>(readSession);
  // Another tab that signs in or out takes this one along.
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

/** The provider of `useSession`. Stands inside the router and the query client. */
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

  /** The page stays: what it shows to everybody is fetched again without the session, and what was on its way is not lost. */
  const endQuietly = useCallback(() => {
    clearSession();
    // First nobody asks for what is only for whoever is signed in.
    flushSync(() => setStored(null));
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.resetQueries({ type: 'active' });
  }, [queryClient, setStored]);

  const timeOut = useCallback(() => {
    const { pathname, search } = window.location;
    // Together, so that no guard sees the old page without its session.
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
    // What is on its way would be refused, as if the session had run out.
    void queryClient.cancelQueries();
    // Without an answer the session still ends here; the server's own two hours end it there.
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
    // Asked once: a page that asks again, after a refusal, must not be taken away for it.
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
