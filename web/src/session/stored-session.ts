// The session in local storage: the token, the user type and a few properties of the user.
import type { UserType } from '#contracts/reference.ts';
import { clearCsrfToken } from '../http/csrf.ts';
import { readStored, removeStored, store } from '../kit/storage/browser-store.ts';
import { saveCookie } from '../kit/storage/cookies.ts';
import { parseObject } from '../kit/storage/stored-object.ts';

/** The stored properties of the user. Local storage may contain no phone number, address or identity number. */
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

/** Returns the stored session; null if no user is signed in. */
export function readSession(): StoredSession | null {
  const token = readStored('authToken');
  const user_type = userTypeOf(readStored('userType'));
  if (!token || !user_type) return null;
  const user = readUser();
  return { token, user_type, user: user?.user_type === user_type ? user : null };
}

/**
 * Saves in a cookie whether a user is signed in. The server renders pages only for visitors, that is, only for requests
 * without this cookie. The cookie has no other use.
 */
export function setSignedInCookie(): void {
  saveCookie('signed_in', readStored('authToken') ? '1' : null);
}

/** Stores a new session and discards the old CSRF token. */
export function saveSession(session: StoredSession): void {
  clearSession();
  store('authToken', session.token);
  store('userType', session.user_type);
  store('lastActivity', String(Date.now()));
  if (session.user) saveUser(session.user);
  setSignedInCookie();
}

/** Stores another token of the same user and discards the CSRF token of the old session. */
export function saveToken(token: string): void {
  store('authToken', token);
  clearCsrfToken();
}

/** Stores the properties of the user that local storage may contain. */
export function saveUser({ id, first_name, user_type, completion }: SessionUser): void {
  store('userData', JSON.stringify({ id, first_name, user_type, completion }));
}

/**
 * Removes the keys of the session and the amount owed from local storage. Does not remove the language, the recent
 * searches and the admin token.
 */
export function clearSession(): void {
  removeStored('authToken', 'userType', 'userData', 'lastActivity', 'lastOwed');
  setSignedInCookie();
  clearCsrfToken();
}

/** Removes form drafts of this tab, so that the next user of a shared phone does not see them. */
export function clearTabStorage(): void {
  try {
    sessionStorage.clear();
  } catch {
    // The browser forbids storage, so no draft is stored.
  }
}
