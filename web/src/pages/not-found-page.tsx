// The page for an unknown path, with links to the jobs and the landing page.

import { paths } from '../app/paths.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { LinkButton } from '../ui/button.tsx';
import { ErrorIllustration } from '../ui/error-illustration.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <div className="page">
      <div className="empty-state">
        <ErrorIllustration />
        <h1 className="empty-state__title">{t('error.not_found')}</h1>
        <p>{t('error.not_found_text')}</p>
        <div className="empty-state__actions">
          <LinkButton variant="main" to={paths.jobs}>
            {t('nav.jobs')}
          </LinkButton>
          <LinkButton to={paths.home}>{t('nav.home')}</LinkButton>
        </div>
      </div>
    </div>
  );
}
