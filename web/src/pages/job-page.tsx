// `/jobs/:jobId`: one job and the actions that the user can take.
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { ApplyPanel } from '../features/applications/apply-panel.tsx';
import { JobView } from '../features/jobs/job-detail.tsx';
import { JobMissing, JobSkeleton } from '../features/jobs/job-states.tsx';
import { type DisplayedJob, useJob } from '../features/jobs/one-job.ts';
import { ShareJob } from '../features/jobs/share-job.tsx';
import { useView } from '../features/jobs/use-view.ts';
import { ReportJob } from '../features/report/report-job.tsx';
import { SaveButton } from '../features/saved-jobs/save-button.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { lazyExtra } from '../kit/navigation/lazy-page.ts';
import { MatchReasons } from '../parts/job/match-reasons.tsx';
import { inReadersLanguage } from '../parts/job/translated.ts';
import { useSession } from '../session/session-context.ts';

/**
 * The button for a general application: the worker offers to work for the employer in any job. Loaded on demand,
 * because only signed-in workers see this button.
 */
const GeneralApplication = lazyExtra(() =>
  import('../features/applications/general-application.tsx').then((part) => part.GeneralApplication),
);

/**
 * The distance from the worker's town to the job. Loaded only for signed-in workers, because visitors have no known
 * town.
 */
const DistanceRing = lazyExtra(() => import('../features/jobs/distance-ring.tsx').then((part) => part.DistanceRing));

/** Pictures of the work site. Loaded on demand, because visitors may not see the pictures and most jobs have none. */
const SitePictures = lazyExtra(() => import('../features/jobs/site-pictures.tsx').then((part) => part.SitePictures));

const AskPhrases = lazyExtra(() => import('../features/jobs/ask-phrases.tsx').then((part) => part.AskPhrases));

export function JobPage() {
  const { jobId = '' } = useParams();
  // Loads all translations of the page in parallel. Otherwise each component would load its own translations later.
  useTranslation([
    'jobs',
    'job-page',
    'conditions',
    'saved-jobs',
    'reports',
    'matching',
    'applications',
    'reference',
    'places',
  ]);
  const { data: job, error, isFetching, isPlaceholderData, refetch } = useJob(jobId);
  return (
    <div className="page">
      {job && <OneJob job={job} waits={isPlaceholderData} />}
      {!job && error && <JobMissing error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {!job && !error && <JobSkeleton />}
    </div>
  );
}

interface OneJobProps {
  job: DisplayedJob;
  /** True while the page shows the offline copy and the server's response has not arrived. */
  waits: boolean;
}

function OneJob({ job, waits }: OneJobProps) {
  // A copy that was stored for offline use may be outdated, so the page then offers no actions.
  const isCopy = job.seen_at !== null;
  const shown = inReadersLanguage(job);
  const { user_type } = useSession();
  const mayAsk = !isCopy && job.status === 'active' && user_type === 'labour';
  useView(isCopy ? undefined : job);
  return (
    <JobView
      job={job}
      seenAt={waits ? null : job.seen_at}
      action={!isCopy && <ApplyPanel job={shown} />}
      tools={
        <>
          <ShareJob job={shown} />
          {!isCopy && <SaveButton uid={job.uid} title={shown.title} saved={job.saved} />}
        </>
      }
      toEmployer={
        mayAsk && (
          <Suspense>
            <GeneralApplication employer={job.employer} job_uid={job.uid} />
          </Suspense>
        )
      }
      ask={
        !isCopy &&
        job.phrase_request && (
          <Suspense>
            <AskPhrases uid={job.uid} request={job.phrase_request} />
          </Suspense>
        )
      }
      way={
        !isCopy &&
        (job.distance_km ?? 0) >= 1 && (
          <Suspense>
            <DistanceRing job={shown} />
          </Suspense>
        )
      }
      why={!isCopy && job.match?.fits && <MatchReasons match={job.match} distance_km={job.distance_km} />}
      pictures={
        !isCopy &&
        job.pictures &&
        job.pictures.length > 0 && (
          <Suspense>
            <SitePictures pictures={job.pictures} />
          </Suspense>
        )
      }
      report={!isCopy && <ReportJob job={job} />}
    />
  );
}
