// Toasts: short messages at the bottom of the screen with one optional action. The rendering code loads with the first
// toast.
import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import type { ToastAreaProps, ToastMessage, VisibleToast } from './toast-area.tsx';

type ShowToast = (message: ToastMessage) => void;

const ToastContext = createContext<ShowToast>(() => {});

/** Returns the function that shows a toast: `const showToast = useToast()`. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

const MAX_TOASTS = 3;

interface ToastProviderProps {
  /** Accessible name of the area that shows the toasts. */
  label: string;
  children: ReactNode;
}

export function ToastProvider({ label, children }: ToastProviderProps) {
  const [shown, setShown] = useState<readonly VisibleToast[]>([]);
  const Area = useToastArea(shown.length);
  const show = useCallback<ShowToast>((message) => {
    setShown((before) => [...before, { ...message, key: (before.at(-1)?.key ?? 0) + 1 }].slice(-MAX_TOASTS));
  }, []);
  const drop = useCallback((key: number) => setShown((before) => before.filter((toast) => toast.key !== key)), []);
  return (
    <ToastContext value={show}>
      {children}
      {Area && <Area label={label} shown={shown} onGone={drop} />}
    </ToastContext>
  );
}

/**
 * Returns the component that renders toasts; null until the component has loaded. The first toast starts the load. If
 * the load fails, the next toast starts another load.
 */
function useToastArea(toasts: number): ComponentType<ToastAreaProps> | null {
  const [Area, setArea] = useState<ComponentType<ToastAreaProps> | null>(null);
  useEffect(() => {
    if (Area || toasts === 0) return;
    import('./toast-area.tsx').then(
      (module) => setArea(() => module.ToastArea),
      () => {},
    );
  }, [Area, toasts]);
  return Area;
}
