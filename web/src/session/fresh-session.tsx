// Fresh sessions: some calls require a session that started only minutes ago (D38). A sheet asks for a code, and then
// the waiting calls are repeated.
import { createContext, type ReactNode, Suspense, useCallback, useContext, useRef, useState } from 'react';
import { CallError } from '#contracts/call-error.ts';
import { lazyPage } from '../kit/navigation/lazy-page.ts';
import { CancelledByUser } from './cancelled.ts';

const FreshSheet = lazyPage(() => import('./fresh-sheet.tsx').then((part) => part.FreshSheet));

/**
 * Makes the call `ask`. If the session is not fresh, asks the user for a code and repeats the call. Rejects with
 * `CancelledByUser` if the user closes the sheet, or with the error of the call.
 */
type RunFresh = <T>(ask: () => Promise<T>) => Promise<T>;

const FreshContext = createContext<RunFresh | null>(null);

interface Waiting {
  done: Promise<void>;
  settle: (isFresh: boolean) => void;
}

function startWaiting(): Waiting {
  let settle: Waiting['settle'] = () => {};
  const done = new Promise<void>((resolve, reject) => {
    settle = (isFresh) => (isFresh ? resolve() : reject(new CancelledByUser()));
  });
  return { done, settle: (isFresh) => settle(isFresh) };
}

const isNotFresh = (error: unknown) => error instanceof CallError && error.code === 'session_not_fresh';

/** The provider of `useFreshSession`. Must be rendered inside the session provider. */
export function FreshSession({ children }: { children: ReactNode }) {
  const waiting = useRef<Waiting | null>(null);
  const [isOpen, setOpen] = useState(false);

  const run = useCallback(async <T,>(ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask();
    } catch (error) {
      if (!isNotFresh(error)) throw error;
      waiting.current ??= startWaiting();
      setOpen(true);
      await waiting.current.done;
      return ask();
    }
  }, []);

  const settle = useCallback((isFresh: boolean) => {
    setOpen(false);
    waiting.current?.settle(isFresh);
    waiting.current = null;
  }, []);

  return (
    <FreshContext value={run}>
      {children}
      {isOpen && (
        <Suspense>
          <FreshSheet onFresh={() => settle(true)} onGiveUp={() => settle(false)} />
        </Suspense>
      )}
    </FreshContext>
  );
}

/**
 * Returns the function that runs a call with a fresh session: `const fresh = useFreshSession(); await fresh(() =>
 * call(…))`.
 */
export function useFreshSession(): RunFresh {
  const run = useContext(FreshContext);
  if (!run) throw new Error('useFreshSession outside SessionProvider');
  return run;
}
