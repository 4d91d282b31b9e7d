// "Tell us": reports a job or its employer in a sheet, and gives the number of the case.
import './report-job.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Job } from '#contracts/jobs.ts';
import { paths } from '../../app/paths.ts';
import { useSession } from '../../session/session-context.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ReportForm } from './report-form.tsx';

export function ReportJob({ job }: { job: Job }) {
  const { t } = useTranslation('reports');
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  // One's own job is closed or deleted, not reported.
  if (user?.id === job.employer.id) return null;
  return (
    <>
      <Button variant="link" icon="flag" className="report-job" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <ReportSheet open={open} job={job} onClose={() => setOpen(false)} />
    </>
  );
}

interface ReportSheetProps {
  open: boolean;
  job: Job;
  onClose: () => void;
}

function ReportSheet({ open, job, onClose }: ReportSheetProps) {
  const { t } = useTranslation('reports');
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status !== 'out') return <ReportForm open={open} job={job} onClose={onClose} />;
  return (
    <Sheet
      open={open}
      title={t('open')}
      close={t('close')}
      onClose={onClose}
      foot={
        <LinkButton variant="main" size="big" icon="log-in" to={paths.signIn(pathname + search)}>
          {t('sign_in')}
        </LinkButton>
      }
    >
      <p>{t('sign_in_first')}</p>
    </Sheet>
  );
}
