// The page of wages for a user without a wage account. It explains with an example what the page will show.
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { useSide } from './side.ts';
import { WagesExample } from './wages-example.tsx';

export function NoAccounts() {
  const { t } = useTranslation(['wages', 'shell']);
  const isEmployer = useSide() === 'employer';
  return (
    <div className="empty-state">
      <WagesExample />
      <h2 className="empty-state__title">{isEmployer ? t('wages:employer.none') : t('wages:none')}</h2>
      <p>{isEmployer ? t('wages:employer.none_step') : t('wages:none_step')}</p>
      {isEmployer ? (
        <LinkButton variant="main" icon="users" to={paths.applicants}>
          {t('shell:nav.applicants')}
        </LinkButton>
      ) : (
        <LinkButton variant="main" icon="search" to={paths.jobs}>
          {t('shell:nav.jobs')}
        </LinkButton>
      )}
    </div>
  );
}
