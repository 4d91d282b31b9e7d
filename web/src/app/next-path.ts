// Where a door leads back to: `?next=`.
import { useSearchParams } from 'react-router-dom';
import { safeNext } from './paths.ts';

/** The path to return to after sign-in, on this very site only; null where none is asked for. */
export function useNextPath(): string | null {
  const [query] = useSearchParams();
  return safeNext(query.get('next'));
}
