// The state of the history entry that opens after the employer has posted a job. The page then says that the job was
// posted.
import { useLocation } from 'react-router-dom';

export const justPosted = { hasPosted: true };

/** True if this page opened because the employer posted a job. Remains true after a reload. */
export function useHasPosted(): boolean {
  const { state }: { state: unknown } = useLocation();
  return typeof state === 'object' && state !== null && 'hasPosted' in state;
}
