// The reputation card in the employer's own profile: the reputation that workers see, with a link to the ratings.
import './rate-card.css';
import type { EmployerReputation } from '#contracts/reputation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { answersText } from '../../parts/employer/answers-text.ts';
import { useProfile } from '../../session/profile.ts';
import { useSession } from '../../session/session-context.ts';

/** Renders nothing for workers, who have a score instead. */
export function OwnReputation() {
  const { user_type } = useSession();
  const { data } = useProfile(user_type);
  return data && 'reputation' in data ? <ReputationSummary reputation={data.reputation} /> : null;
}

function ReputationSummary({ reputation }: { reputation: EmployerReputation }) {
  const { t } = useTranslation(['ratings', 'jobs']);
  const { rating, review_count, hires_completed, answers_in_hours, contacts, paid_on_time } = reputation;
  const lines: [IconName, string][] = [
    [
      'star',
      rating === null
        ? t('ratings:own.no_rating')
        : `${t('ratings:own.rating', { rating: rating.toFixed(1) })} · ${t('ratings:received.count', { count: review_count })}`,
    ],
    ['clock', answersText(t, answers_in_hours) ?? t('ratings:own.answers_unknown')],
    [
      'check-circle',
      hires_completed === 0 ? t('ratings:own.no_hires') : t('ratings:own.hires', { count: hires_completed }),
    ],
  ];
  if (contacts !== null) lines.push(['phone', t('ratings:own.contacts', { percent: Math.round(contacts) })]);
  if (paid_on_time) lines.push(['rupee', t('jobs:employer.paid_on_time', paid_on_time)]);
  return (
    <SectionCard icon="users" title={t('ratings:own.title')}>
      <ul className="own-reputation">
        {lines.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} size={20} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {review_count > 0 && (
        <LinkButton icon="star" to={paths.ratings}>
          {t('ratings:own.see')}
        </LinkButton>
      )}
    </SectionCard>
  );
}
