// The page for an unknown path, with links to the jobs and the landing page.

import { useTranslation } from '../i18n/use-translation.ts';
import { LinkButton } from '../kit/control/button.tsx';
import { ErrorIllustration } from '../kit/illustration/error-illustration.tsx';
import { paths } from '../kit/navigation/paths.ts';

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
