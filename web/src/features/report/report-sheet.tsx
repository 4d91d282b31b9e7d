// The sheet that reports a job; visitors are asked to sign in first.

import { useLocation } from 'react-router-dom';
import type { Job } from '#contracts/jobs.ts';
import { paths } from '../../app/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSession } from '../../session/session-context.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ReportForm } from './report-form.tsx';

interface ReportSheetProps {
  open: boolean;
  job: Job;
  onClose: () => void;
}

export function ReportSheet({ open, job, onClose }: ReportSheetProps) {
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
