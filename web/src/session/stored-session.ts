// The session as the browser keeps it: the token, whose it is, and the little that may be stored of a person.
import { type UserType, userType as userTypeSchema } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { forget, readStored, store } from '../http/browser-store.ts';
import { keepCookie } from '../http/cookies.ts';
import { clearCsrfToken } from '../http/csrf.ts';

/** What is kept of a person (no phone, no address, no identity). */
const sessionUser = z.object({
  id: z.int(),
  first_name: z.string(),
  user_type: userTypeSchema,
  completion: z.int(),
});
export type SessionUser = z.output<typeof sessionUser>;

export interface StoredSession {
  token: string;
  user_type: UserType;
  user: SessionUser | null;
}

function parseUser(text: string | null): SessionUser | null {
  if (text === null) return null;
  try {
    const user = z.safeParse(sessionUser, JSON.parse(text));
    return user.success ? user.data : null;
  } catch {
    return null;
  }
}

/** The stored session, or null where nobody is signed in. */
export function readSession(): StoredSession | null {
  const token = readStored('authToken');
  const user_type = z.safeParse(userTypeSchema, readStored('userType'));
  if (!token || !user_type.success) return null;
  const user = parseUser(readStored('userData'));
  return { token, user_type: user_type.data, user: user?.user_type === user_type.data ? user : null };
}

/** Tells the server whether anybody is signed in here, so that it draws no visitor's page for them; it believes nothing else of it. */
export function tellSignedIn(): void {
  keepCookie('signed_in', readStored('authToken') ? '1' : null);
}

/** Keeps a session that has just begun. The CSRF token of before is no longer good. */
export function keepSession(session: StoredSession): void {
  clearSession();
  store('authToken', session.token);
  store('userType', session.user_type);
  store('lastActivity', String(Date.now()));
  if (session.user) keepUser(session.user);
  tellSignedIn();
}

/** Keeps another token of the same person. The CSRF token of the session before is no longer good. */
export function keepToken(token: string): void {
  store('authToken', token);
  clearCsrfToken();
}

/** Keeps what may be kept of the person. */
export function keepUser(user: SessionUser): void {
  store('userData', JSON.stringify(z.parse(sessionUser, user)));
}

/** Forgets the person's own keys; the language, the searches and an administrator's token stay. */
export function clearSession(): void {
  forget('authToken', 'userType', 'userData', 'lastActivity');
  tellSignedIn();
  clearCsrfToken();
}

/** Forgets what was half written in this tab: the next person on a shared phone finds nothing of it. */
export function forgetHalfWritten(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
