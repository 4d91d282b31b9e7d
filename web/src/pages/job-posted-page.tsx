// `/employer/dashboard/jobs/:jobUid/posted`: the next steps after an employer posted a job.
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { BestPeople } from '../features/fitting-people/best-people.tsx';
import { SitePicturesCard } from '../features/pictures/site-pictures-card.tsx';
import { Posted } from '../features/post-job/posted.tsx';
import { lazyExtra } from '../kit/navigation/lazy-page.ts';

// The share buttons. Their code loads when the buttons are rendered, as on the job page.
const ShareWays = lazyExtra(() => import('../features/jobs/share-sheet.tsx').then((part) => part.ShareWays));

export function JobPostedPage() {
  const { jobUid = '' } = useParams();
  return (
    <div className="page">
      <Posted
        uid={jobUid}
        share={(job) => (
          <Suspense>
            <ShareWays job={job} />
          </Suspense>
        )}
        pictures={<SitePicturesCard job_uid={jobUid} />}
        people={<BestPeople job_uid={jobUid} />}
      />
    </div>
  );
}
