// The account sheet of a phone: name, profile completion, links to profile, settings and help, language, logout.
import './account-sheet.css';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { RowLink, Rows } from '../../kit/layout/rows.tsx';
import { crewsPath } from '../../kit/navigation/answer-paths.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { rosterPaths } from '../../kit/navigation/roster-paths.ts';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { LanguageList } from '../../parts/language/language-list.tsx';
import { Photo } from '../../parts/upload/photo.tsx';
import { useProfile } from '../../session/profile.ts';
import { useSession } from '../../session/session-context.ts';

export function AccountSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { user, user_type, logout } = useSession();
  const { data: profile } = useProfile(user_type);
  const leave = () => {
    onClose();
    void logout();
  };
  return (
    <Sheet
      open={open}
      title={t('nav.account')}
      close={t('common:close')}
      onClose={onClose}
      foot={
        <Button variant="quiet" wide icon="log-out" onClick={leave}>
          {t('nav.logout')}
        </Button>
      }
    >
      <div className="account-sheet__person">
        <Photo name={user?.first_name ?? ''} picture={profile?.profile_picture} size={56} />
        <div>
          <p className="account-sheet__name">{readable(user?.first_name ?? '')}</p>
          {user_type && <p className="soft">{t(`role.${user_type}`)}</p>}
          {user && <p className="soft small">{t('completion', { percentage: user.completion })}</p>}
        </div>
      </div>
      <Rows>
        {user_type && <RowLink to={paths.dashboard(user_type)} icon="layout" title={t('nav.dashboard')} />}
        {user_type && <RowLink to={paths.profile(user_type)} icon="user" title={t('nav.profile')} />}
        {user_type && (
          <RowLink
            to={user_type === 'labour' ? paths.labourCalls : paths.myCalls}
            icon="sun"
            title={t(`nav.calls_${user_type}`)}
          />
        )}
        {user_type === 'labour' && <RowLink to={crewsPath} icon="users" title={t('nav.crews')} />}
        {user_type && (
          <RowLink
            to={rosterPaths[user_type]}
            icon={user_type === 'labour' ? 'building' : 'users'}
            title={t(`nav.people_${user_type}`)}
          />
        )}
        {user_type && <RowLink to={paths.hisaab(user_type)} icon="rupee" title={t('nav.hisaab')} />}
        <RowLink to={paths.settings} icon="settings" title={t('nav.settings')} />
        <RowLink to={paths.help} icon="help" title={t('nav.help')} />
      </Rows>
      <section>
        <h3 className="account-sheet__title">{t('language.title')}</h3>
        <LanguageList onChosen={onClose} />
      </section>
    </Sheet>
  );
}
