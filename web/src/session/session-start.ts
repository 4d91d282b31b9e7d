// Starts a session at sign-in, or continues the session of the signed-in user with another token.
import type { QueryClient } from '@tanstack/react-query';
import { csrfToken } from '../http/csrf.ts';
import { loadCalls } from './load-calls.ts';
import { fetchProfile, profileKey } from './profile.ts';
import { readSession, type StoredSession, saveSession, saveToken } from './stored-session.ts';
import type { SetStored } from './use-stored-session.ts';

/**
 * Starts a session and fetches the profile. Resolves to the error of the profile fetch; null if the fetch succeeded.
 */
export async function signIn(queryClient: QueryClient, setStored: SetStored, session: StoredSession) {
  const { user_type } = session;
  queryClient.clear();
  saveSession(session);
  void csrfToken();
  const failure = await queryClient
    .fetchQuery({ queryKey: profileKey(user_type), queryFn: () => fetchProfile(user_type), retry: 1 })
    .then(() => null)
    .catch((error: unknown) => error);
  setStored(session);
  return failure;
}

/**
 * Continues with another token of the same user, and ends the old session on the server. Called after the user has
 * entered a code, because some calls require a session that started only minutes ago.
 */
export function replaceToken(setStored: SetStored, token: string): void {
  const before = readSession();
  if (!before || before.token === token) return;
  saveToken(token);
  setStored({ ...before, token });
  void loadCalls()
    .then(({ logout }) => logout(before.token))
    .catch(() => undefined);
}
