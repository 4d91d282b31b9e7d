// The account button in the top bar of a phone: the profile picture that opens the account sheet.
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPage } from '../../kit/navigation/lazy-page.ts';
import { Photo } from '../../parts/upload/photo.tsx';
import { useProfile } from '../../session/profile.ts';
import { useSession } from '../../session/session-context.ts';

const AccountSheet = lazyPage(() => import('./account-sheet.tsx').then((part) => part.AccountSheet));

export function AccountButton() {
  const { t } = useTranslation('shell');
  const { user, user_type } = useSession();
  const { data: profile } = useProfile(user_type);
  const { pathname } = useLocation();
  // The path on which the account sheet was opened; null if the sheet was never opened. The sheet closes when the path
  // changes.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpenAt(pathname);
  };
  return (
    <>
      <button
        type="button"
        className="account-button phone-only"
        aria-haspopup="dialog"
        aria-label={t('nav.account')}
        onClick={open}
      >
        <Photo name={user?.first_name ?? ''} picture={profile?.profile_picture} size={32} />
      </button>
      {wasOpened && (
        <Suspense>
          <AccountSheet open={openAt === pathname} onClose={() => setOpenAt(null)} />
        </Suspense>
      )}
    </>
  );
}
