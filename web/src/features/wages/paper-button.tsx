// The button that opens the sheet of the signed paper.
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { useRequestPaper } from './paper-queries.ts';
import { PaperSheet } from './paper-sheet.tsx';

interface PaperButtonProps {
  account: number;
  /** True if the tap that opens the sheet also requests the paper. */
  isAtOnce?: boolean;
  /** The text of the button, if it must name the account. */
  children?: ReactNode;
}

export function PaperButton({ account, isAtOnce = false, children }: PaperButtonProps) {
  const { t } = useTranslation('documents');
  const [isOpen, setIsOpen] = useState(false);
  const request = useRequestPaper(account);
  const open = () => {
    setIsOpen(true);
    if (isAtOnce) request.mutate();
  };
  return (
    <>
      <Button wide icon="file" onClick={open}>
        {children ?? t('open')}
      </Button>
      {isOpen && <PaperSheet request={request} onClose={() => setIsOpen(false)} />}
    </>
  );
}
