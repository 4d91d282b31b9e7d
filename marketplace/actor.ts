// Who acts: a signed-in person, an administrator, someone not signed in, or the product itself.
import type { AdminRole } from '#contracts/admin-roles.ts';
import type { UserType } from '#contracts/reference.ts';

/** A signed-in person, as the session says. */
export interface Person {
  type: UserType;
  id: number;
}

/** An administrator, as their session says. */
export interface Admin {
  type: 'admin';
  id: number;
  username: string;
  role: AdminRole;
  /** Where they sit, for the audit trail. */
  ip: string;
}

export type Actor = Person | Pick<Admin, 'type' | 'id'> | { type: 'system'; id: null } | { type: 'visitor'; id: null };

export const system: Actor = { type: 'system', id: null };
export const visitor: Actor = { type: 'visitor', id: null };
