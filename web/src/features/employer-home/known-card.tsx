// The employer's own reputation, as workers see it beside each job of this employer.

import { Link } from 'react-router-dom';
import type { EmployerReputation } from '#contracts/reputation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { answersWords, ratingWords } from './known-text.ts';

export function KnownCard({ reputation }: { reputation: EmployerReputation }) {
  const { t } = useTranslation('employer-home');
  const { hires_completed: count, review_count } = reputation;
  const lines = [
    { icon: 'star', words: ratingWords(t, reputation) },
    { icon: 'clock', words: answersWords(t, reputation.answers_in_hours) },
    { icon: 'flag', words: t('known.hires', { count }) },
  ] as const;
  return (
    <SectionCard icon="users" title={t('known.title')}>
      <ul className="known">
        {lines.map(({ icon, words }) => (
          <li key={icon}>
            <Icon name={icon} size={20} />
            {words}
          </li>
        ))}
      </ul>
      {review_count > 0 && (
        <Link className="week-card__go" to={paths.ratings}>
          {t('known.go')}
        </Link>
      )}
    </SectionCard>
  );
}
