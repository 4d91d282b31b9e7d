// An employer's rating, usual answer time and kept pay days in one line. Renders nothing if none is known.
import './employer-line.css';
import type { EmployerReputation } from '#contracts/reputation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { answersText } from './answers-text.ts';

/**
 * Shows rating, answer time and kept pay days. `reputation` is undefined for an offline copy of a job that an older
 * version of the app has stored.
 */
export function EmployerLine({ reputation }: { reputation: EmployerReputation | undefined }) {
  const { t } = useTranslation('jobs');
  const answers = answersText(t, reputation?.answers_in_hours);
  const rating = reputation?.rating ?? null;
  const paid = reputation?.paid_on_time;
  if (!answers && rating === null && !paid) return null;
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
      {paid && <span>{t('employer.paid_on_time', paid)}</span>}
    </p>
  );
}
