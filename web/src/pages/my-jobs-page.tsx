// The page with the list of the employer's own jobs.
import { MyJobs } from '../features/my-jobs/my-jobs.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export function MyJobsPage() {
  // Loads all translations of the page in parallel. Otherwise each component would load its own translations later.
  useTranslation(['posting', 'jobs', 'job-page', 'reference']);
  return (
    <div className="page">
      <MyJobs />
    </div>
  );
}
