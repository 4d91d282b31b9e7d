// The report button: reports a job or its employer in a sheet and shows the case number.
import './report-job.css';
import { Suspense, useState } from 'react';
import type { Job } from '#contracts/job-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { lazyExtra } from '../../kit/navigation/lazy-page.ts';
import { useSession } from '../../session/session-context.ts';

const ReportSheet = lazyExtra(() => import('./report-sheet.tsx').then((part) => part.ReportSheet));

export function ReportJob({ job }: { job: Job }) {
  const { t } = useTranslation('reports');
  const { user } = useSession();
  const [shown, setShown] = useState<'never' | 'open' | 'closed'>('never');
  // The employer of the job gets no report button, because the employer can close or delete the job.
  if (user?.id === job.employer.id) return null;
  return (
    <>
      <Button variant="link" icon="flag" className="report-job" onClick={() => setShown('open')}>
        {t('open')}
      </Button>
      {shown !== 'never' && (
        <Suspense>
          <ReportSheet open={shown === 'open'} job={job} onClose={() => setShown('closed')} />
        </Suspense>
      )}
    </>
  );
}
