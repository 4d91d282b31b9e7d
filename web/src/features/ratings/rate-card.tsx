// The rating card of a completed application. It asks for a rating, or shows the given rating and says who can see the
// rating.
import './rate-card.css';
import { useState } from 'react';
import type { Application } from '#contracts/application-shapes.ts';
import type { GivenRating } from '#contracts/ratings.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Stars } from '../../kit/form/stars.tsx';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { useCompany } from '../../parts/company/company.ts';
import { employerName } from '../../parts/employer/employer-name.ts';
import { MarkedWords } from '../../parts/phrases/marked-words.tsx';
import { useSession } from '../../session/session-context.ts';
import { useGivenRating } from './queries.ts';
import { RateSheet, type RatingSubject } from './rate-sheet.tsx';

type Work = Pick<Application, 'id' | 'acts' | 'status' | 'employer' | 'applicant'>;

/** Shows the given rating, or asks for a rating if the user may rate now. Otherwise renders nothing. */
export function RateCard({ application }: { application: Work }) {
  const { t } = useTranslation(['ratings', 'reference']);
  const { user_type } = useSession();
  const { id, status, applicant, employer } = application;
  const mayRate = application.acts.includes('rate');
  const given = useGivenRating(id, { enabled: status === 'completed' || status === 'accepted' });
  const name = user_type === 'employer' ? readable(applicant.first_name) : employerName(employer);
  const rated: RatingSubject = {
    name: name || t('reference:deleted_user'),
    as: user_type === 'employer' ? 'labour' : 'employer',
  };
  if (given.data) return <GivenRatingCard rating={given.data} rated={rated} />;
  if (mayRate) return <Question id={id} rated={rated} />;
  if (!given.error || status !== 'completed') return null;
  return (
    <SectionCard icon="star" title={t('common:load_failed')}>
      <p>{problemText(t, given.error)}</p>
      <Button icon="refresh" busy={given.isFetching} onClick={() => void given.refetch()}>
        {t('common:try_again')}
      </Button>
    </SectionCard>
  );
}

function Question({ id, rated }: { id: number; rated: RatingSubject }) {
  const { t } = useTranslation('ratings');
  const [isOpen, setOpen] = useState(false);
  const { rating_reveal_days: days } = useCompany();
  return (
    <SectionCard icon="star" title={t(`ask.${rated.as}`, { name: rated.name })}>
      <div className="rate-card">
        <p>{t(`ask.why_${rated.as}`, { name: rated.name, days })}</p>
        <Button variant="main" icon="star" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('ask.go')}
        </Button>
      </div>
      <RateSheet open={isOpen} applicationId={id} rated={rated} before={null} onClose={() => setOpen(false)} />
    </SectionCard>
  );
}

function RatingVisibility({ rating, rated }: { rating: GivenRating; rated: RatingSubject }) {
  const { t } = useTranslation('ratings');
  const { name } = rated;
  const { rating_reveal_days: days } = useCompany();
  return (
    <>
      <p className="soft">{t(rating.visible_at ? 'given.seen' : 'given.waits', { name, days })}</p>
      {rating.review && rating.review_status !== 'shown' && (
        <Notice tone={rating.review_status === 'held' ? 'info' : 'warn'}>{t(`given.${rating.review_status}`)}</Notice>
      )}
    </>
  );
}

function GivenRatingCard({ rating, rated }: { rating: GivenRating; rated: RatingSubject }) {
  const { t } = useTranslation('ratings');
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { score, review, editable_until: until } = rating;
  return (
    <SectionCard icon="star" title={t(`given.title_${rated.as}`, { name: rated.name })}>
      <div className="rate-card">
        <p className="rate-card__stars">
          <Stars stars={score} size={24} label={t('stars.of', { stars: score })} />
          <b>{t(`stars.${score}`, { defaultValue: '' })}</b>
        </p>
        {review && (
          <MarkedWords className="rate-card__review" lang={rating.words_lang?.review}>
            {`“${review}”`}
          </MarkedWords>
        )}
        <RatingVisibility rating={rating} rated={rated} />
        {until && (
          <>
            <Button icon="pencil" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {t('given.change')}
            </Button>
            <p className="soft small">{t('given.until', { when: formatDateTime(until, language) })}</p>
          </>
        )}
      </div>
      {until && (
        <RateSheet
          key={`${score} ${review}`}
          open={isOpen}
          applicationId={rating.application_id}
          rated={rated}
          before={rating}
          onClose={() => setOpen(false)}
        />
      )}
    </SectionCard>
  );
}
