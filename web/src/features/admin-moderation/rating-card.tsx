// The card of one rating with the decisions that a moderator can make. The card shows the role of the rating's author,
// but not the name.

import type { RatingRow } from '#contracts/moderation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { MarkedWords } from '../../parts/phrases/marked-words.tsx';
import { OwnWordsLabel } from '../../parts/phrases/own-words-label.tsx';
import { Findings, Highlighted } from './highlighted-fields.tsx';
import { WaitingLine } from './waiting-line.tsx';
import { useWaitingText } from './waiting-text.ts';

export type RatingVerdict = 'hide' | 'keep' | 'unhide';

/** Returns the decisions that are possible now. */
export function ratingVerdicts({ waits, review_status }: RatingRow): readonly RatingVerdict[] {
  if (waits) return ['hide', 'keep'];
  return review_status === 'hidden' ? ['unhide'] : ['hide'];
}

interface RatingCardProps {
  rating: RatingRow;
  isRemoved: boolean;
  onDecide: (verdict: RatingVerdict) => void;
}

export function RatingCard({ rating, isRemoved, onDecide }: RatingCardProps) {
  const { t } = useTranslation('admin-moderation');
  const { moment } = useWaitingText();
  const { decided_at, contest_reason } = rating;
  return (
    <>
      <header className="review-card__header">
        <h2 className="review-card__title">
          {t(`rating.by_${rating.rater_type}`)} · {t('rating.stars', { score: rating.score })}
        </h2>
        {rating.waits && <WaitingLine since={rating.since} />}
      </header>
      {rating.words_lang?.review && <OwnWordsLabel lang={rating.words_lang.review} />}
      <blockquote className="highlighted-text" lang={rating.words_lang?.review}>
        {rating.review ? (
          <Highlighted text={rating.review} field="review" findings={rating.findings} />
        ) : (
          <span className="soft">{t('rating.no_words')}</span>
        )}
      </blockquote>
      {rating.findings.length > 0 && <Findings findings={rating.findings} />}
      {contest_reason && (
        <MarkedWords before={t('rating.contested')} lang={rating.words_lang?.contest_reason}>
          {contest_reason}
        </MarkedWords>
      )}
      {decided_at !== null && (
        <>
          {rating.outcome && (
            <MarkedWords className="soft small" before={t('report.outcome')} lang={rating.words_lang?.outcome}>
              {rating.outcome}
            </MarkedWords>
          )}
          <p className="soft small">{t('report.by', { name: rating.moderator ?? '', age: moment(decided_at) })}</p>
        </>
      )}
      <div className="review-card__acts">
        {ratingVerdicts(rating).map((verdict) => (
          <Button
            key={verdict}
            variant={verdict === 'keep' ? 'main' : 'quiet'}
            disabled={isRemoved}
            onClick={() => onDecide(verdict)}
          >
            {t(`act.${verdict}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
