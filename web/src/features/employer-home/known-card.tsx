// The reputation of this employer, as workers see it beside every job.

import { Link } from 'react-router-dom';
import type { EmployerReputation } from '#contracts/reputation.ts';
import { paths } from '../../app/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
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
