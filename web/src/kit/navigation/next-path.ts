// Reads the `?next=` parameter of sign-in and registration.
import { useSearchParams } from 'react-router-dom';
import { safeNext } from './paths.ts';

/** Returns the path to return to after sign-in, always on this site; null if there is no valid path. */
export function useNextPath(): string | null {
  const [query] = useSearchParams();
  return safeNext(query.get('next'));
}
