// The page with the list of the employer's own jobs.
import { MyJobs } from '../features/my-jobs/my-jobs.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export function MyJobsPage() {
  // Requests all translation topics of the page in parallel instead of one after another.
  useTranslation(['posting', 'jobs', 'job-page', 'reference']);
  return (
    <div className="page">
      <MyJobs />
    </div>
  );
}
