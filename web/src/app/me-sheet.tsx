// Oneself on a phone: name, how complete the profile is, the language, the way out.
import './me-sheet.css';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/session-context.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { LanguageList } from './language-list.tsx';

export function MeSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { user, user_type, logout } = useSession();
  const leave = () => {
    onClose();
    void logout();
  };
  return (
    <Sheet
      open={open}
      title={t('nav.account')}
      close={t('close')}
      onClose={onClose}
      foot={
        <Button variant="quiet" wide icon="log-out" onClick={leave}>
          {t('nav.logout')}
        </Button>
      }
    >
      <div className="me-sheet__person">
        <Avatar name={user?.first_name ?? ''} size={56} />
        <div>
          <p className="me-sheet__name">{user?.first_name}</p>
          {user_type && <p className="soft">{t(`role.${user_type}`)}</p>}
          {user && <p className="soft small">{t('completion', { percentage: user.completion })}</p>}
        </div>
      </div>
      <section>
        <h3 className="me-sheet__title">{t('language.title')}</h3>
        <LanguageList onChosen={onClose} />
      </section>
    </Sheet>
  );
}
