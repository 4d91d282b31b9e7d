// `/employer/dashboard/jobs/:jobUid`: one of the employer's jobs as workers see it, in any status.

import { useParams } from 'react-router-dom';
import { JobView } from '../features/jobs/job-detail.tsx';
import { JobMissing, JobSkeleton } from '../features/jobs/job-states.tsx';
import { useOwnJob } from '../features/jobs/one-job.ts';
import { ShareJob } from '../features/jobs/share-job.tsx';
import { SitePicturesCard } from '../features/pictures/site-pictures-card.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { LinkButton } from '../kit/control/button.tsx';
import { paths } from '../kit/navigation/paths.ts';
import { JobBadge } from '../parts/job/status-badge.tsx';

export function OwnJobPage() {
  const { t } = useTranslation('job-page');
  const { jobUid = '' } = useParams();
  const { data: job, error, isFetching, refetch } = useOwnJob(jobUid);
  return (
    <div className="page">
      {job && (
        <JobView
          job={job}
          back={{ to: paths.myJobs, text: t('own.back') }}
          tools={job.status === 'active' && <ShareJob job={job} />}
          ownPictures={job.status !== 'removed' && <SitePicturesCard job_uid={job.uid} />}
          action={
            <>
              <JobBadge status={job.status} />
              <LinkButton icon="users" to={paths.jobApplicants(job.uid)}>
                {t('own.applicants')}
              </LinkButton>
            </>
          }
        />
      )}
      {!job && error && <JobMissing error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {!job && !error && <JobSkeleton />}
    </div>
  );
}
