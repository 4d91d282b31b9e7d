// The sheet in which a worker and an employer rate each other after completed work: stars and an optional review.

import { useState } from 'react';
import { type GivenRating, MAX_REVIEW_LENGTH } from '#contracts/ratings.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { SpokenArea } from '../../parts/speech/spoken-area.tsx';
import { useReviewLint } from './lint.ts';
import { useRate } from './queries.ts';
import { ReviewFindings } from './review-findings.tsx';
import { StarChoice } from './star-choice.tsx';

/** The person who is rated, and in which role. */
export interface RatingSubject {
  name: string;
  as: 'labour' | 'employer';
}

interface RateSheetProps {
  open: boolean;
  applicationId: number;
  rated: RatingSubject;
  /** The rating to change; null for a first rating. */
  before: GivenRating | null;
  onClose: () => void;
}

/** Returns the state of the rating form: stars, review and sending. Closes the sheet after saving. */
function useRatingForm({ applicationId, before, onClose }: RateSheetProps) {
  const { t } = useTranslation('ratings');
  const [score, setScore] = useState(before?.score ?? null);
  const [review, setReview] = useState(before?.review ?? '');
  const [asked, setAsked] = useState(false);
  const showToast = useToast();
  const rate = useRate(applicationId, before);
  const send = () => {
    if (score === null) return setAsked(true);
    afterMutation(rate.mutateAsync({ score, review }), {
      onSuccess: () => {
        showToast({ text: t(before ? 'form.changed' : 'form.thanks') });
        onClose();
      },
    });
  };
  return { score, setScore, review, setReview, isMissing: asked && score === null, rate, send };
}

export function RateSheet(props: RateSheetProps) {
  const { open, rated, before, onClose } = props;
  const { t } = useTranslation(['ratings', 'problems']);
  const { score, setScore, review, setReview, isMissing, rate, send } = useRatingForm(props);
  const flagged = useReviewLint(review);
  return (
    <Sheet
      open={open}
      title={t(`ratings:ask.${rated.as}`, { name: rated.name })}
      close={t('common:close')}
      onClose={onClose}
      foot={
        <Button variant="main" size="big" icon="star" busy={rate.isPending} onClick={send}>
          {t(before ? 'ratings:form.save' : 'ratings:form.send')}
        </Button>
      }
    >
      <StarChoice value={score} missing={isMissing ? t('ratings:form.choose') : null} onChoose={setScore} />
      <SpokenArea
        label={t('ratings:form.review')}
        optional={t('common:optional')}
        help={t('ratings:form.review_help')}
        placeholder={t(`ratings:form.hint_${rated.as}`)}
        rows={3}
        maxLength={MAX_REVIEW_LENGTH}
        value={review}
        onChange={(event) => setReview(event.target.value)}
      />
      <ReviewFindings review={review} flagged={flagged} />
      {rate.error && (
        <Notice tone="danger" role="alert">
          {problemText(t, rate.error)}
        </Notice>
      )}
    </Sheet>
  );
}
