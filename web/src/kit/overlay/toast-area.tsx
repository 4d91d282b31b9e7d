// Renders toasts in a live region. Each toast is visible for six seconds; a swipe or Escape dismisses it.
import './toast.css';
import { Toast as Radix } from 'radix-ui';
import { Link } from 'react-router-dom';
import { Icon } from '../icon/icon.tsx';

const VISIBLE_MS = 6000;

export interface ToastMessage {
  text: string;
  tone?: 'ok' | 'problem';
  action?: { label: string; to: string };
}

export interface VisibleToast extends ToastMessage {
  key: number;
}

export interface ToastAreaProps {
  label: string;
  shown: readonly VisibleToast[];
  onGone: (key: number) => void;
}

export function ToastArea({ label, shown, onGone }: ToastAreaProps) {
  return (
    <Radix.Provider duration={VISIBLE_MS} label={label}>
      {shown.map((toast) => (
        <ToastItem key={toast.key} toast={toast} onGone={() => onGone(toast.key)} />
      ))}
      <Radix.Viewport className="toasts" label={label} />
    </Radix.Provider>
  );
}

function ToastItem({ toast, onGone }: { toast: VisibleToast; onGone: () => void }) {
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
