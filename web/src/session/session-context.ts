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
  /** Ends the session here and on the server, and goes to the landing page. */
  logout: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

/** Who is signed in. Throws outside the provider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession outside SessionProvider');
  return session;
}
