// `/labour/dashboard/searches`: the worker's saved searches.

import { SavedSearches } from '../features/saved-searches/saved-searches.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export function SavedSearchesPage() {
  const { t } = useTranslation('saved-searches');
  return (
    <div className="page">
      <div className="page__header">
        <h1 className="page__title">{t('title')}</h1>
      </div>
      <SavedSearches />
    </div>
  );
}
