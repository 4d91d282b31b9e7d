// Samples of overlays: sheet, dialog and toast. An overlay has the theme of the whole page, even if the user opens the
// overlay in the column with the other theme.
import { useState } from 'react';
import { Button } from '../../kit/control/button.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { Part } from './part.tsx';

export function Over() {
  const [open, setOpen] = useState<'sheet' | 'question' | null>(null);
  const showToast = useToast();
  const close = () => setOpen(null);
  return (
    <Part name="Sheet, question, toasts">
      <div className="dev-row">
        <Button onClick={() => setOpen('sheet')}>Sheet</Button>
        <Button onClick={() => setOpen('question')}>Question</Button>
        <Button onClick={() => showToast({ text: 'It is saved', tone: 'ok' })}>Good news</Button>
        <Button onClick={() => showToast({ text: 'It is not saved', tone: 'problem' })}>Bad news</Button>
      </div>
      <Sheet open={open === 'sheet'} title="A sheet" close="Close" onClose={close}>
        What is chosen here.
      </Sheet>
      <ConfirmDialog
        open={open === 'question'}
        title="Take it back?"
        keep="No"
        confirm="Yes"
        onClose={close}
        onConfirm={close}
      >
        It cannot be undone.
      </ConfirmDialog>
    </Part>
  );
}
