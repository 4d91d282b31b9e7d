// Where a door leads back to: `?next=`, or what the page before it said.
import { useLocation, useSearchParams } from 'react-router-dom';
import { safeNext } from './paths.ts';

const fromState = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'next' in state && typeof state.next === 'string' ? state.next : null;

/** The path to return to after sign-in, on this very site only; null where none is asked for. */
export function useNextPath(): string | null {
  const [query] = useSearchParams();
  const { state } = useLocation();
  return safeNext(query.get('next') ?? fromState(state));
}
