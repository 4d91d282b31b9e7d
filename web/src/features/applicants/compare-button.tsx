// The button that compares the selected applicants. If fewer than two or more than four are selected, a message says
// how many to select.
import { Suspense, useState } from 'react';
import type { Application } from '#contracts/application-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { Comparison, MAX_COMPARED, MIN_COMPARED } from './comparison.tsx';

export function CompareButton({ chosen }: { chosen: readonly Application[] }) {
  const { t } = useTranslation('applications');
  const [isOpen, setOpen] = useState(false);
  const showToast = useToast();
  const mayCompare = chosen.length >= MIN_COMPARED && chosen.length <= MAX_COMPARED;
  return (
    <>
      <Button icon="users" onClick={() => (mayCompare ? setOpen(true) : showToast({ text: t('compare.hint') }))}>
        {t('compare.go')}
      </Button>
      {isOpen && mayCompare && (
        <Suspense>
          <Comparison applications={chosen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
