// List of missing profile fields, each with a link to its form.
import './next-steps.css';
import { Link } from 'react-router-dom';
import type { UserType } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { nextSteps } from './completion.ts';

interface NextStepsProps {
  user_type: UserType;
  missing: readonly string[];
  /** The path to which the profile form returns after saving. */
  next?: string | undefined;
  max?: number;
}

export function NextSteps({ user_type, missing, next, max }: NextStepsProps) {
  const { t } = useTranslation('profile');
  return (
    <ul className="next-steps" aria-label={t('completion.steps')}>
      {nextSteps(user_type, missing, next)
        .slice(0, max)
        .map(({ field, points, to }) => (
          <li key={field}>
            <Link className="next-steps__step" to={to}>
              <span>{t(`completion.step.${field}`, { defaultValue: field })}</span>
              {points > 0 && <b className="num next-steps__points">{t('completion.points', { points })}</b>}
              <Icon name="chevron-right" size={20} />
            </Link>
          </li>
        ))}
    </ul>
  );
}
