// Lazy hydration: React takes over a server-rendered part of a page only at the first interaction.
import { type ReactNode, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { countPending, firstInteraction, hasInteracted, noWait, recordInteraction } from './first-interaction.ts';

const never = () => () => {};

/** Returns true while React hydrates server-rendered HTML, false in client rendering. */
export const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

interface PendingProps {
  /** Called after a delayed hydration. Null if the children hydrate immediately, without waiting for an interaction. */
  onHydrate: (() => void) | null;
  children: ReactNode;
}

function PendingHydration({ onHydrate, children }: PendingProps) {
  if (!import.meta.env.SSR) use(onHydrate ? firstInteraction : noWait);
  useEffect(() => onHydrate?.(), [onHydrate]);
  return children;
}

/**
 * Hydrates the server-rendered children at the first interaction. Before that, links in the children work as plain
 * links. If the children change before the first interaction, they are hydrated at once, so that outdated content is
 * not visible. Client-rendered children are never delayed.
 */
export function LazyHydrate({ children }: { children: ReactNode }) {
  const isHydrating = useIsHydrating();
  const [isWaiting, setWaiting] = useState(isHydrating && !hasInteracted());
  // Render the same element until the children are hydrated: React would discard the server-rendered HTML if the
  // element changed before hydration.
  const [asDrawn] = useState(() => (isWaiting ? boundary(children, () => setWaiting(false)) : null));
  const [first] = useState(children);
  useEffect(() => (isWaiting ? countPending() : undefined), [isWaiting]);
  const isOld = isWaiting && children !== first;
  useEffect(() => {
    if (isOld) recordInteraction();
  }, [isOld]);
  return isWaiting ? asDrawn : boundary(children, null);
}

const boundary = (children: ReactNode, onHydrate: (() => void) | null) => (
  <Suspense>
    <PendingHydration onHydrate={onHydrate}>{children}</PendingHydration>
  </Suspense>
);
