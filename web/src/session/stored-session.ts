// The session as the browser keeps it: the token, whose it is, and the little that may be stored of a person.
import type { UserType } from '#contracts/reference.ts';
import { readStored, removeStored, store } from '../http/browser-store.ts';
import { saveCookie } from '../http/cookies.ts';
import { clearCsrfToken } from '../http/csrf.ts';
import { parseObject } from '../http/stored-object.ts';

/** What is kept of a person (no phone, no address, no identity). */
export interface SessionUser {
  id: number;
  first_name: string;
  user_type: UserType;
  completion: number;
}

export interface StoredSession {
  token: string;
  user_type: UserType;
  user: SessionUser | null;
}

const userTypeOf = (value: unknown): UserType | null => (value === 'labour' || value === 'employer' ? value : null);

function readUser(): SessionUser | null {
  const { id, first_name, completion, ...kept } = parseObject(readStored('userData')) ?? {};
  const user_type = userTypeOf(kept.user_type);
  if (typeof id !== 'number' || typeof first_name !== 'string' || typeof completion !== 'number') return null;
  return user_type && { id, first_name, user_type, completion };
}

/** The stored session, or null where nobody is signed in. */
export function readSession(): StoredSession | null {
  const token = readStored('authToken');
  const user_type = userTypeOf(readStored('userType'));
  if (!token || !user_type) return null;
  const user = readUser();
  return { token, user_type, user: user?.user_type === user_type ? user : null };
}

/** Tells the server whether anybody is signed in here, so that it draws no visitor's page for them; it believes nothing else of it. */
export function setSignedInCookie(): void {
  saveCookie('signed_in', readStored('authToken') ? '1' : null);
}

/** Keeps a session that has just begun. The CSRF token of before is no longer good. */
export function saveSession(session: StoredSession): void {
  clearSession();
  store('authToken', session.token);
  store('userType', session.user_type);
  store('lastActivity', String(Date.now()));
  if (session.user) saveUser(session.user);
  setSignedInCookie();
}

/** Keeps another token of the same person. The CSRF token of the session before is no longer good. */
export function saveToken(token: string): void {
  store('authToken', token);
  clearCsrfToken();
}

/** Keeps what may be kept of the person. */
export function saveUser({ id, first_name, user_type, completion }: SessionUser): void {
  store('userData', JSON.stringify({ id, first_name, user_type, completion }));
}

/** Forgets the person's own keys; the language, the searches and an administrator's token stay. */
export function clearSession(): void {
  removeStored('authToken', 'userType', 'userData', 'lastActivity');
  setSignedInCookie();
  clearCsrfToken();
}

/** Forgets what was half written in this tab: the next person on a shared phone finds nothing of it. */
export function clearTabStorage(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
