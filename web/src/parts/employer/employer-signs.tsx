// An employer's rating and usual answer time on a job card, shorter than `EmployerLine`. Screen readers get whole
// sentences.
import './employer-signs.css';
import type { EmployerReputation } from '#contracts/reputation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { answersText, shortAnswersText } from './answers-text.ts';

/** `reputation` is undefined in a copy of a job that an older version of the app has stored. */
export function EmployerSigns({ reputation }: { reputation: EmployerReputation | undefined }) {
  const { t } = useTranslation('jobs');
  const answers = answersText(t, reputation?.answers_in_hours);
  const rating = reputation?.rating?.toFixed(1);
  return (
    <>
      {rating && (
        <span className="employer-sign">
          <Icon name="star" size={16} />
          <span className="visually-hidden">
            {t('employer.rating', { rating, count: reputation?.review_count ?? 0 })}
          </span>
          <span className="num" aria-hidden="true">
            {rating}
          </span>
        </span>
      )}
      {answers && (
        <span className="employer-sign">
          <Icon name="message" size={16} />
          <span className="visually-hidden">{answers}</span>
          <span aria-hidden="true">{shortAnswersText(t, reputation?.answers_in_hours)}</span>
        </span>
      )}
    </>
  );
}
