// The form that replaces the identity number. The form is in a sheet that a button opens, because few users need it.
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { GiveNumber } from './give-number.tsx';

export function OtherNumber() {
  const { t } = useTranslation(['verification', 'shell']);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon="pencil" onClick={() => setOpen(true)}>
        {t('verification:number.replace')}
      </Button>
      <Sheet open={isOpen} title={t('verification:number.replace_title')} close={t('common:close')} onClose={close}>
        <GiveNumber onDone={close} />
      </Sheet>
    </>
  );
}
