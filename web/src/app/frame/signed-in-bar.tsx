// The part of the top bar for signed-in users: notification bell, account, logout.

import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Bell } from '../../features/bell/bell.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { Photo } from '../../parts/upload/photo.tsx';
import { useProfile } from '../../session/profile.ts';
import { useSession } from '../../session/session-context.ts';
import { AccountButton } from './account-button.tsx';

export function SignedInBar() {
  return (
    <>
      <Suspense fallback={<span className="top-bar__bell" />}>
        <Bell />
      </Suspense>
      <AccountButton />
      <Account />
    </>
  );
}

function Account() {
  const { t } = useTranslation('shell');
  const { user, user_type, logout } = useSession();
  const { data: profile } = useProfile(user_type);
  return (
    <span className="top-account desktop-only">
      {user_type && (
        <Link className="top-account__person" to={paths.profile(user_type)} title={user?.first_name}>
          <Photo name={user?.first_name ?? ''} picture={profile?.profile_picture} />
          <span className="visually-hidden">
            {t('nav.profile')}: {user?.first_name}
          </span>
        </Link>
      )}
      <Button variant="link" icon="log-out" onClick={() => void logout()}>
        {t('nav.logout')}
      </Button>
    </span>
  );
}
