// The last page of registration: says that the account was created, and links to the next step.
import './done-page.css';
import type { UserType } from '#contracts/reference.ts';
import type { KeyOf } from '#locales/topics/text-key.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';

interface DonePageProps {
  user_type: UserType;
  name: string;
  next: string | null;
}

/** True for the path of a job page, on which visitors start the registration with “Sign in to apply”. */
const isJob = (path: string) => /^\/jobs\/[^/?]+/.test(path);

/** Returns the path that the main button opens (`to`), and the translation key of its text (`words`). */
function mainWay({ user_type, next }: Omit<DonePageProps, 'name'>): { to: string; words: KeyOf<'signin'> } {
  const isLabour = user_type === 'labour';
  if (next !== null) return { to: next, words: isLabour && isJob(next) ? 'register.apply' : 'register.back_there' };
  return isLabour ? { to: paths.jobs, words: 'register.find_work' } : { to: paths.postJob, words: 'register.post_job' };
}

export function DonePage({ user_type, name, next }: DonePageProps) {
  const { t } = useTranslation('signin');
  const { to, words } = mainWay({ user_type, next });
  return (
    <div className="done" role="status">
      <span className="done__picture">
        <Icon name="check" size={40} />
      </span>
      <h1 className="done__title">{t('register.done')}</h1>
      <p>{t(words === 'register.apply' ? 'register.done_apply' : `register.done_${user_type}`, { name })}</p>
      <LinkButton variant="main" size="big" wide to={to}>
        {t(words)}
      </LinkButton>
      <LinkButton variant="link" to={paths.dashboard(user_type)}>
        {t('register.dashboard')}
      </LinkButton>
    </div>
  );
}
