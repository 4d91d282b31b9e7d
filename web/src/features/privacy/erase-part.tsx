// The part of the privacy page in which the user requests the erasure of the account, or cancels it during the waiting
// period.
import { useState } from 'react';
import type { Erasure } from '#contracts/privacy.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { Cooling } from './cooling.tsx';
import { EraseSheet } from './erase-sheet.tsx';

export function ErasePart({ erasure, coolingDays }: { erasure: Erasure; coolingDays: number }) {
  const { t } = useTranslation('settings');
  const [isOpen, setOpen] = useState(false);
  if (erasure.status === 'cooling') {
    return (
      <SectionCard icon="trash" title={t('privacy.erase')}>
        <Cooling erase_at={erasure.erase_at} />
      </SectionCard>
    );
  }
  return (
    <SectionCard icon="trash" title={t('privacy.erase')}>
      <p>{t('privacy.erase_text', { count: coolingDays })}</p>
      <Button icon="trash" onClick={() => setOpen(true)}>
        {t('privacy.erase_open')}
      </Button>
      <EraseSheet open={isOpen} coolingDays={coolingDays} onClose={() => setOpen(false)} />
    </SectionCard>
  );
}
