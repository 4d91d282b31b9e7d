// A part of a page that came drawn and needs no program until somebody turns to it: React takes it over at the first touch.
import { type ReactNode, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { countSleeper, firstTouch, isTouched, noWait, touch } from '../begin/first-touch.ts';

const never = () => () => {};

/** True while React takes over what the server drew, false wherever it draws by itself. */
export const useTakesOver = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

interface SleeperProps {
  /** Waits for the first touch, then tells; null where nothing is waited for. */
  onAwake: (() => void) | null;
  children: ReactNode;
}

function Sleeper({ onAwake, children }: SleeperProps) {
  if (!import.meta.env.SSR) use(onAwake ? firstTouch : noWait);
  useEffect(() => onAwake?.(), [onAwake]);
  return children;
}

/**
 * Its links work meanwhile, as links. What changes around it wakes it: nobody sees old things.
 * Where the browser draws it itself it never sleeps.
 */
export function Asleep({ children }: { children: ReactNode }) {
  const takesOver = useTakesOver();
  const [sleeps, setSleeps] = useState(takesOver && !isTouched());
  // The same element as long as it sleeps: React would draw anew what changes before it was taken over.
  const [asDrawn] = useState(() => (sleeps ? bed(children, () => setSleeps(false)) : null));
  const [first] = useState(children);
  useEffect(() => (sleeps ? countSleeper() : undefined), [sleeps]);
  const isOld = sleeps && children !== first;
  useEffect(() => {
    if (isOld) touch();
  }, [isOld]);
  return sleeps ? asDrawn : bed(children, null);
}

const bed = (children: ReactNode, onAwake: (() => void) | null) => (
  <Suspense>
    <Sleeper onAwake={onAwake}>{children}</Sleeper>
  </Suspense>
);
