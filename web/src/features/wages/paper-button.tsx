// The button that opens the sheet of the signed paper.
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { PaperSheet } from './paper-sheet.tsx';

export function PaperButton({ account }: { account: number }) {
  const { t } = useTranslation('documents');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button wide icon="file" onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <PaperSheet account={account} onClose={() => setIsOpen(false)} />}
    </>
  );
}
