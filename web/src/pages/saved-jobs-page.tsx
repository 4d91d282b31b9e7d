// `/labour/dashboard/saved`: the worker's saved jobs.

import { SavedJobs } from '../features/saved-jobs/saved-jobs.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export function SavedJobsPage() {
  const { t } = useTranslation('saved-jobs');
  return (
    <div className="page">
      <div className="page__header">
        <h1 className="page__title">{t('title')}</h1>
      </div>
      <SavedJobs />
    </div>
  );
}
