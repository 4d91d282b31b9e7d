// Returns a function that must be called after the server has accepted the job form. For a posted job, the function
// opens the page with the next steps. For an updated job, it shows a toast and opens the list of the employer's jobs.

import { useNavigate } from 'react-router-dom';
import type { OwnJob } from '#contracts/job-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { useToast } from '../../kit/overlay/toast.tsx';
import { justPosted } from './just-posted.ts';

export function useSent() {
  const { t } = useTranslation('posting');
  const navigate = useNavigate();
  const showToast = useToast();
  return (job: OwnJob, what: 'posted' | 'updated') => {
    if (what === 'posted') return navigate(paths.jobPosted(job.uid), { replace: true, state: justPosted });
    showToast({ text: t('form.updated'), action: { label: t('form.see'), to: paths.ownJob(job.uid) } });
    return navigate(paths.myJobs);
  };
}
