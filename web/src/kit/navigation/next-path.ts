// Reads the `?next=` parameter of sign-in and registration.
import { useSearchParams } from 'react-router-dom';
import { safeNext } from './paths.ts';

/**
 * Returns the path that the user opens after sign-in, from the query parameter `next`; null if the parameter is missing
 * or its path is not on this site.
 */
export function useNextPath(): string | null {
  const [query] = useSearchParams();
  return safeNext(query.get('next'));
}
