// Modal dialog that states the consequence of an action before the action runs. The first button closes the dialog
// without a change.
import './dialog.css';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../control/button.tsx';
import { useFocusReturn } from './focus-return.ts';

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export function Dialog({ open, title, onClose, children }: DialogProps) {
  const focus = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <div className="dialog-place">
          <Radix.Content className="dialog" aria-describedby={undefined} {...focus}>
            <Radix.Title className="dialog__title">{title}</Radix.Title>
            {children}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface ConfirmProps extends DialogProps {
  /** Label of the button that closes the dialog without a change. */
  keep: string;
  /** Label of the button that runs the action; a verb. */
  confirm: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
}

export function ConfirmDialog({ open, title, ...question }: ConfirmProps) {
  return (
    <Dialog open={open} title={title} onClose={question.onClose}>
      <Question {...question} />
    </Dialog>
  );
}

/** The content of a dialog that asks for a confirmation, for a dialog that first shows other content. */
export function Question({
  keep,
  confirm,
  danger = true,
  busy = false,
  onClose,
  onConfirm,
  children,
}: Omit<ConfirmProps, 'open' | 'title'>) {
  return (
    <>
      <div className="dialog__body">{children}</div>
      <div className="dialog__actions">
        <Button onClick={onClose}>{keep}</Button>
        <Button variant={danger ? 'danger' : 'main'} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </>
  );
}
