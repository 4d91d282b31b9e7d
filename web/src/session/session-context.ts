// The React context of the session.
import { createContext, useContext } from 'react';
import type { UserType } from '#contracts/reference.ts';
import type { SessionUser } from './stored-session.ts';

export interface Session {
  /**
   * The state of the session. `loading`: the session has no stored user data and its first profile fetch is running.
   * `in`: signed in. `out`: no session.
   */
  status: 'loading' | 'out' | 'in';
  user_type: UserType | null;
  user: SessionUser | null;
  token: string | null;
  /**
   * Starts a session and fetches the profile. Resolves to the error of the profile fetch; null if the fetch succeeded.
   */
  signIn: (token: string, user_type: UserType) => Promise<unknown>;
  /**
   * Continues with another token of the same user, and ends the old session on the server. Called after the user has
   * entered a code, because some calls require a session that started only minutes ago.
   */
  replaceToken: (token: string) => void;
  /** Ends the session in this browser and on the server, and opens the landing page. */
  logout: () => Promise<void>;
  /** Ends all sessions of the user, including this one, and opens sign-in. Rejects if the server failed to end them. */
  logoutEverywhere: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

/** Returns the session. Throws if the component is not inside `SessionProvider`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession outside SessionProvider');
  return session;
}
