// Ends the session when the server refuses it, or after two hours without activity.
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onRefusedSession } from '../http/refused-session.ts';
import { endQuietly, type Leave, timeOut } from './session-end.ts';
import type { SetStored } from './use-stored-session.ts';

/**
 * Returns whether visitors may read the page. If the session ends on a page for visitors, the user stays on the page.
 */
const isOpenPage = (pathname: string) =>
  /^\/((jobs|guides)\/.*|(jobs|register|signin|help|about|faq|for-employers|terms|privacy|grievance)\/?)?$/.test(
    pathname,
  );

/**
 * Loads the inactivity watch on demand, because visitors do not need its code. If the code fails to load, the server
 * still ends the session after two hours.
 */
function watchLater(onInactive: () => void): () => void {
  let stop = () => {};
  let isOver = false;
  import('./inactivity.ts').then(
    (part) => {
      if (!isOver) stop = part.watchInactivity(onInactive);
    },
    () => {},
  );
  return () => {
    isOver = true;
    stop();
  };
}

/** Ends the session when the server refuses it. */
export function useRefusedSession(leave: Leave, queryClient: QueryClient, setStored: SetStored): void {
  useEffect(
    () =>
      onRefusedSession(() =>
        isOpenPage(window.location.pathname) ? endQuietly(queryClient, setStored) : timeOut(leave),
      ),
    [leave, queryClient, setStored],
  );
}

/** Ends the session of a signed-in user after two hours without activity. */
export function useInactivity(isIn: boolean, leave: Leave): void {
  useEffect(() => (isIn ? watchLater(() => timeOut(leave)) : undefined), [isIn, leave]);
}
