// The side of the signed-in user in a wage account: worker or employer.
import type { WageSide } from '#contracts/wage-shapes.ts';
import { useSession } from '../../session/session-context.ts';

/** Returns the side of the signed-in user. */
export function useSide(): WageSide {
  return useSession().user_type === 'employer' ? 'employer' : 'labour';
}
