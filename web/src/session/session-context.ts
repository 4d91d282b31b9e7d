// What the session tells the screens.
import { createContext, useContext } from 'react';
import type { UserType } from '#contracts/reference.ts';
import type { SessionUser } from './stored-session.ts';

export interface Session {
  /** `loading` only until a person without stored data is first fetched. */
  status: 'loading' | 'out' | 'in';
  user_type: UserType | null;
  user: SessionUser | null;
  token: string | null;
  /** Begins a session and fetches the profile; resolves to the fetch's error, or null. */
  signIn: (token: string, user_type: UserType) => Promise<unknown>;
  /** Goes on under another token of the same person; the session before it is ended on the server. */
  replaceToken: (token: string) => void;
  /** Ends the session here and on the server, and goes to the landing page. */
  logout: () => Promise<void>;
  /** Ends all sessions of the person, this one too, and goes to sign-in; rejects where the server did not do it. */
  logoutEverywhere: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

/** Who is signed in. Throws outside the provider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession outside SessionProvider');
  return session;
}
