// Short good news at the bottom of the screen, with one way to act on it. Mounted after hydration only.
import './toast.css';
import { Toast as Radix } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './icon.tsx';

export interface ToastMessage {
  text: string;
  tone?: 'ok' | 'problem';
  action?: { label: string; to: string };
}

type ShowToast = (message: ToastMessage) => void;

const ToastContext = createContext<ShowToast>(() => {});

/** Shows a toast: `const showToast = useToast()`. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

interface Shown extends ToastMessage {
  key: number;
}

const VISIBLE_MS = 6000;
const AT_MOST = 3;

interface ToastProviderProps {
  /** The name of the toast area for screen readers. */
  label: string;
  children: ReactNode;
}

export function ToastProvider({ label, children }: ToastProviderProps) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const show = useCallback<ShowToast>((message) => {
    setShown((before) => [...before, { ...message, key: (before.at(-1)?.key ?? 0) + 1 }].slice(-AT_MOST));
  }, []);
  const drop = useCallback((key: number) => setShown((before) => before.filter((toast) => toast.key !== key)), []);
  const list = useMemo(
    () => shown.map((toast) => <ToastItem key={toast.key} toast={toast} onGone={() => drop(toast.key)} />),
    [shown, drop],
  );
  return (
    <ToastContext value={show}>
      {children}
      {mounted && (
        <Radix.Provider duration={VISIBLE_MS} label={label}>
          {list}
          <Radix.Viewport className="toasts" label={label} />
        </Radix.Provider>
      )}
    </ToastContext>
  );
}

function ToastItem({ toast, onGone }: { toast: Shown; onGone: () => void }) {
  const problem = toast.tone === 'problem';
  return (
    <Radix.Root
      className="toast"
      type={problem ? 'foreground' : 'background'}
      onOpenChange={(open) => !open && onGone()}
    >
      <Icon name={problem ? 'alert' : 'check-circle'} />
      <Radix.Description className="toast__text">{toast.text}</Radix.Description>
      {toast.action && (
        <Radix.Action asChild altText={toast.action.label}>
          <Link className="toast__action" to={toast.action.to}>
            {toast.action.label}
          </Link>
        </Radix.Action>
      )}
    </Radix.Root>
  );
}
