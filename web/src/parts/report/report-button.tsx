// The report button: opens the report form in a sheet, which shows the case number.
import './report-button.css';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { lazyExtra } from '../../kit/navigation/lazy-page.ts';
import type { Subject } from './reasons.ts';

const ReportSheet = lazyExtra(() => import('./report-sheet.tsx').then((part) => part.ReportSheet));

/** `subjects`: what the reader can report; with several, the reader chooses one in the form. */
export function ReportButton({ subjects }: { subjects: readonly [Subject, ...Subject[]] }) {
  const { t } = useTranslation('reports');
  const [shown, setShown] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button variant="link" icon="flag" className="report-button" onClick={() => setShown('open')}>
        {t('open')}
      </Button>
      {shown !== 'never' && (
        <Suspense>
          <ReportSheet open={shown === 'open'} subjects={subjects} onClose={() => setShown('closed')} />
        </Suspense>
      )}
    </>
  );
}
