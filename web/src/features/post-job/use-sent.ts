// Returns a function to call after a job was sent: it shows the success message and opens the list of the employer's
// jobs.

import { useNavigate } from 'react-router-dom';
import type { OwnJob } from '#contracts/job-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { useToast } from '../../kit/overlay/toast.tsx';

export function useSent() {
  const { t } = useTranslation('posting');
  const navigate = useNavigate();
  const showToast = useToast();
  return (job: OwnJob, what: 'posted' | 'updated') => {
    showToast({ text: t(`form.${what}`), action: { label: t('form.see'), to: paths.ownJob(job.uid) } });
    navigate(paths.myJobs);
  };
}
