// The actors of an action or event: a user, an administrator, a visitor without a session, or the system.
import type { AdminRole } from '#contracts/admin-roles.ts';
import type { UserType } from '#contracts/reference.ts';

/** A signed-in user, taken from the session. */
export interface Person {
  type: UserType;
  id: number;
}

/** An administrator, taken from the session. */
export interface Admin {
  type: 'admin';
  id: number;
  username: string;
  role: AdminRole;
  /** Network address of the request, for the audit log. */
  ip: string;
}

export type Actor = Person | Pick<Admin, 'type' | 'id'> | { type: 'system'; id: null } | { type: 'visitor'; id: null };

export const system: Actor = { type: 'system', id: null };
export const visitor: Actor = { type: 'visitor', id: null };
