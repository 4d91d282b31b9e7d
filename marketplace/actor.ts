// Who acts: a signed-in person, someone not signed in, or the product itself.
import type { UserType } from '#contracts/reference.ts';

/** A signed-in person, as the session says. */
export interface Person {
  type: UserType;
  id: number;
}

export type Actor = Person | { type: 'system'; id: null } | { type: 'visitor'; id: null };

export const system: Actor = { type: 'system', id: null };
export const visitor: Actor = { type: 'visitor', id: null };
