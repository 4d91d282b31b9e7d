// Marks the history entry of the page that follows posting, so that the page knows that the job is new.
import { useLocation } from 'react-router-dom';

export const justPosted = { hasPosted: true };

/** True if the employer came to this page by posting a job, also after a reload. */
export function useHasPosted(): boolean {
  const { state }: { state: unknown } = useLocation();
  return typeof state === 'object' && state !== null && 'hasPosted' in state;
}
