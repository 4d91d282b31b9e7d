// The first page of registration, on which the visitor chooses between finding work and hiring people.
import './choose-role-page.css';
import { Link } from 'react-router-dom';
import type { UserType } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';

const choices: readonly { user_type: UserType; icon: IconName }[] = [
  { user_type: 'labour', icon: 'hammer' },
  { user_type: 'employer', icon: 'users' },
];

interface ChooseRolePageProps {
  onChoose: (user_type: UserType) => void;
  /** The path to open after sign-in, if the visitor already has an account. */
  next: string | null;
}

export function ChooseRolePage({ onChoose, next }: ChooseRolePageProps) {
  const { t } = useTranslation('signin');
  return (
    <div className="choose-role">
      {choices.map(({ user_type, icon }) => (
        <button key={user_type} type="button" className="choose-role__choice" onClick={() => onChoose(user_type)}>
          <span className="choose-role__picture">
            <Icon name={icon} />
          </span>
          <span>
            <span className="choose-role__title">{t(`register.${user_type}`)}</span>
            <span className="choose-role__text">{t(`register.${user_type}_text`)}</span>
          </span>
          <Icon name="chevron-right" />
        </button>
      ))}
      <p>
        {t('register.have_account')} <Link to={paths.signIn(next ?? undefined)}>{t('register.sign_in')}</Link>
      </p>
    </div>
  );
}
