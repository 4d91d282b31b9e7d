// A part of a page that came drawn and needs no program until somebody turns to it: React takes it over at the first touch.
import { type ReactNode, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import {
  countPending,
  firstInteraction,
  hasInteracted,
  noWait,
  recordInteraction,
} from '../bootstrap/first-interaction.ts';

const never = () => () => {};

/** True while React takes over what the server drew, false wherever it draws by itself. */
export const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

interface PendingProps {
  /** Waits for the first touch, then tells; null where nothing is waited for. */
  onHydrate: (() => void) | null;
  children: ReactNode;
}

function PendingHydration({ onHydrate, children }: PendingProps) {
  if (!import.meta.env.SSR) use(onHydrate ? firstInteraction : noWait);
  useEffect(() => onHydrate?.(), [onHydrate]);
  return children;
}

/**
 * Its links work meanwhile, as links. What changes around it wakes it: nobody sees old things.
 * Where the browser draws it itself it never sleeps.
 */
export function LazyHydrate({ children }: { children: ReactNode }) {
  const isHydrating = useIsHydrating();
  const [isWaiting, setWaiting] = useState(isHydrating && !hasInteracted());
  // The same element as long as it sleeps: React would draw anew what changes before it was taken over.
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
