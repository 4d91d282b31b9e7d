// Links from the profile to related pages: identity check, settings, help.

import { useTranslation } from '../../i18n/use-translation.ts';
import { RowLink, Rows } from '../../kit/layout/rows.tsx';
import { paths } from '../../kit/navigation/paths.ts';

export function MoreLinks() {
  const { t } = useTranslation('profile');
  return (
    <nav aria-label={t('common:more')}>
      <Rows>
        <RowLink to={paths.verification} icon="shield-check" title={t('links.verification')} />
        <RowLink to={paths.settings} icon="settings" title={t('links.settings')} />
        <RowLink to={paths.help} icon="help" title={t('links.help')} />
      </Rows>
    </nav>
  );
}
