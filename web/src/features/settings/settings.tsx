// The settings page: language, notifications, account, and logout.
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NarrowPage, PagePart } from '../../kit/layout/narrow-page.tsx';
import { RowButton, RowLink, Rows } from '../../kit/layout/rows.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { ReadingHelp } from '../../parts/reading/reading-help.tsx';
import { formatPhone } from '../../session/codes.ts';
import { useProfile } from '../../session/profile.ts';
import { useSession } from '../../session/session-context.ts';
import { LanguageRow } from './language-row.tsx';
import { LogoutAllDialog } from './logout-all-dialog.tsx';
import { Channels, NotificationSettings } from './notification-settings.tsx';

function AccountRows() {
  const { t } = useTranslation('settings');
  const { user_type } = useSession();
  const profile = useProfile(user_type).data;
  const phone = profile?.phone_number;
  return (
    <Rows>
      <RowLink
        to={paths.changePhone}
        icon="smartphone"
        title={t('home.phone')}
        text={phone && <span className="num">{formatPhone(phone)}</span>}
      />
      <RowLink
        to={paths.verification}
        icon="id-card"
        title={t('home.verification')}
        text={profile && t(`identity.${profile.identity?.status ?? 'none'}`)}
      />
      <RowLink to={paths.sessions} icon="lock" title={t('home.sessions')} text={t('home.sessions_text')} />
      <RowLink to={paths.privacy} icon="shield-check" title={t('home.privacy')} text={t('home.privacy_text')} />
      <RowLink to={paths.myReports} icon="flag" title={t('home.reports')} text={t('home.reports_text')} />
      <RowLink to={paths.help} icon="help" title={t('home.help')} text={t('home.help_text')} />
    </Rows>
  );
}

function WaysOut() {
  const { t } = useTranslation('settings');
  const { logout } = useSession();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Rows>
        <RowButton icon="log-out" title={t('home.logout')} onClick={() => void logout()} />
        <RowButton icon="log-out" title={t('home.logout_all')} opens onClick={() => setAsking(true)} />
      </Rows>
      <LogoutAllDialog open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

export function SettingsHome() {
  const { t } = useTranslation('settings');
  return (
    <NarrowPage title={t('title')}>
      <Rows>
        <LanguageRow />
      </Rows>
      <PagePart title={t('home.account')}>
        <AccountRows />
      </PagePart>
      <NotificationSettings />
      <Channels />
      <ReadingHelp />
      <PagePart title={t('home.leave')}>
        <WaysOut />
      </PagePart>
    </NarrowPage>
  );
}
