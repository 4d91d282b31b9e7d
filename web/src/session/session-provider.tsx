// Session provider: shows the stored session immediately and refreshes its profile.
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { FreshSession } from './fresh-session.tsx';
import { sessionUserOf, useProfile } from './profile.ts';
import { type Session, SessionContext } from './session-context.ts';
import { logout, logoutEverywhere, useLeave } from './session-end.ts';
import { replaceToken, signIn } from './session-start.ts';
import { readSession, saveUser } from './stored-session.ts';
import { useInactivity, useRefusedSession } from './use-session-watch.ts';
import { useStoredSession } from './use-stored-session.ts';

/** The provider of `useSession`. Must be rendered inside the router and the query client provider. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [stored, setStored] = useStoredSession(queryClient);
  const { data: fresh, isFetched } = useProfile(stored?.user_type ?? null);
  const leave = useLeave(queryClient, setStored);
  useRefusedSession(leave, queryClient, setStored);
  useInactivity(stored !== null, leave);

  useEffect(() => {
    if (fresh && readSession()?.user_type === fresh.user_type) saveUser(sessionUserOf(fresh));
  }, [fresh]);

  const session = useMemo((): Session => {
    const user = fresh && stored ? sessionUserOf(fresh) : (stored?.user ?? null);
    // The status `loading` ends with the first profile fetch, even if the fetch fails: a later retry must not replace
    // the page with a loading screen.
    const isLoading = stored !== null && user === null && !isFetched;
    return {
      status: stored === null ? 'out' : isLoading ? 'loading' : 'in',
      user_type: stored?.user_type ?? null,
      user,
      token: stored?.token ?? null,
      signIn: (token, user_type) => signIn(queryClient, setStored, { token, user_type, user: null }),
      replaceToken: (token) => replaceToken(setStored, token),
      logout: () => logout(leave, queryClient),
      logoutEverywhere: () => logoutEverywhere(leave),
    };
  }, [stored, fresh, isFetched, queryClient, setStored, leave]);

  return (
    <SessionContext value={session}>
      <FreshSession>{children}</FreshSession>
    </SessionContext>
  );
}
