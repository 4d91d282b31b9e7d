// Bottom sheet on a phone, centred dialog on a desktop.
import './dialog.css';
import './sheet.css';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../control/button.tsx';
import { useFocusReturn } from './focus-return.ts';

interface SheetProps {
  open: boolean;
  title: string;
  /** Label of the close button. */
  close: string;
  onClose: () => void;
  /** True for a table: on a desktop the sheet is wider. */
  wide?: boolean;
  /** The main action, at the bottom of the sheet and so within thumb reach. */
  foot?: ReactNode;
  children: ReactNode;
}

export function Sheet({ open, title, close, onClose, wide = false, foot, children }: SheetProps) {
  const focus = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content className="sheet" data-wide={wide || undefined} aria-describedby={undefined} {...focus}>
          <div className="sheet__header">
            <Radix.Title className="sheet__title">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton icon="x" label={close} />
            </Radix.Close>
          </div>
          <div className="sheet__body">{children}</div>
          {foot && <div className="sheet__foot">{foot}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
