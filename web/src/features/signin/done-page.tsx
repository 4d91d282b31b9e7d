// The account is open: what now.
import './done-page.css';
import { useTranslation } from 'react-i18next';
import type { UserType } from '#contracts/reference.ts';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface DonePageProps {
  user_type: UserType;
  name: string;
  next: string | null;
}

export function DonePage({ user_type, name, next }: DonePageProps) {
  const { t } = useTranslation('signin');
  const isLabour = user_type === 'labour';
  return (
    <div className="done" role="status">
      <span className="done__picture">
        <Icon name="check" size={40} />
      </span>
      <h1 className="done__title">{t('register.done')}</h1>
      <p>{t(`register.done_${user_type}`, { name })}</p>
      <LinkButton variant="main" size="big" wide to={next ?? (isLabour ? paths.jobs : paths.postJob)}>
        {t(isLabour ? 'register.find_work' : 'register.post_job')}
      </LinkButton>
      <LinkButton variant="link" to={paths.dashboard(user_type)}>
        {t('register.dashboard')}
      </LinkButton>
    </div>
  );
}
