// The page with the list of the worker's own applications.

import { MyApplications } from '../features/applications/my-applications.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export function MyApplicationsPage() {
  const { t } = useTranslation('applications');
  return (
    <div className="page">
      <div className="page__header">
        <h1 className="page__title">{t('mine.title')}</h1>
      </div>
      <MyApplications />
    </div>
  );
}
