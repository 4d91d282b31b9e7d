// What is known of an employer, in one small line: stars and how soon they usually answer. Nothing where nothing is known.
import './employer-line.css';
import { useTranslation } from 'react-i18next';
import type { EmployerReputation } from '#contracts/reputation.ts';
import { answersText } from './answers-text.ts';
import { Icon } from './icon.tsx';

/** A copy kept by an older page knows no reputation. */
export function EmployerLine({ reputation }: { reputation: EmployerReputation | undefined }) {
  const { t } = useTranslation('jobs');
  const answers = answersText(t, reputation?.answers_in_hours);
  const rating = reputation?.rating ?? null;
  if (!answers && rating === null) return null;
  return (
    <p className="employer-line">
      {rating !== null && (
        <span className="employer-line__rating">
          <Icon name="star" size={16} />
          <span className="visually-hidden">
            {t('employer.rating', { rating: rating.toFixed(1), count: reputation?.review_count ?? 0 })}
          </span>
          <span className="num" aria-hidden="true">
            {rating.toFixed(1)} ({reputation?.review_count ?? 0})
          </span>
        </span>
      )}
      {answers && <span>{answers}</span>}
    </p>
  );
}
