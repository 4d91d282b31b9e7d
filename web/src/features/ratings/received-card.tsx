// One received rating: stars, review, author, and a button to contest the rating.
import { useState } from 'react';
import type { ReceivedRating } from '#contracts/ratings.ts';
import { dayText } from '../../i18n/day-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Stars } from '../../kit/form/stars.tsx';
import { OriginalTitle } from '../../parts/job/original-title.tsx';
import { withReaderTitle } from '../../parts/job/reader-title.ts';
import { MarkedWords } from '../../parts/phrases/marked-words.tsx';
import { ContestSheet } from './contest-sheet.tsx';

export function ReceivedCard({ rating }: { rating: ReceivedRating }) {
  const { t } = useTranslation('ratings');
  const { language } = useLanguage();
  const from = rating.from ? readable(rating.from) : t('received.deleted');
  const { job_title, reader_title } = rating;
  const job = job_title && withReaderTitle({ title: job_title, reader_title });
  return (
    <article className="received-card card" data-padded aria-label={from}>
      <p className="received-card__header">
        <Stars stars={rating.score} label={t('stars.of', { stars: rating.score })} />
        <b>{t(`stars.${rating.score}`, { defaultValue: '' })}</b>
      </p>
      <Words rating={rating} />
      <p className="soft small">
        <b>{from}</b>
        {job && ` · ${t('received.job', { job: job.title })}`}
        {` · ${t('received.on', { when: dayText(rating.visible_at, language) })}`}
        {job && <OriginalTitle of={job} />}
      </p>
      {rating.contest ? (
        <Contest contest={rating.contest} langs={rating.words_lang} />
      ) : (
        <ContestButton rating={rating} />
      )}
    </article>
  );
}

function Words({ rating: { review, review_status, words_lang } }: { rating: ReceivedRating }) {
  const { t } = useTranslation('ratings');
  if (review)
    return <MarkedWords className="received-card__review" lang={words_lang?.review}>{`“${review}”`}</MarkedWords>;
  return <p className="soft">{t(review_status === 'shown' ? 'received.no_words' : `received.${review_status}`)}</p>;
}

interface ContestProps {
  contest: NonNullable<ReceivedRating['contest']>;
  langs: ReceivedRating['words_lang'];
}

function Contest({ contest, langs }: ContestProps) {
  const { t } = useTranslation('ratings');
  const { language } = useLanguage();
  const { status, reason, outcome } = contest;
  const when = dayText(contest.contested_at, language);
  return (
    <Notice tone={status === 'upheld' ? 'ok' : 'info'} icon="flag">
      <p>{t(`contest.${status}`, { when })}</p>
      {reason && (
        <div className="received-card__said">
          <MarkedWords className="small" before={t('contest.you')} lang={langs?.reason}>
            {`“${reason}”`}
          </MarkedWords>
        </div>
      )}
      {outcome && (
        <div className="received-card__said">
          <MarkedWords className="small" before={t('contest.answer')} lang={langs?.outcome}>
            {`“${outcome}”`}
          </MarkedWords>
        </div>
      )}
    </Notice>
  );
}

function ContestButton({ rating }: { rating: ReceivedRating }) {
  const { t } = useTranslation('ratings');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon="flag" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('contest.go')}
      </Button>
      <ContestSheet open={isOpen} ratingId={rating.id} onClose={() => setOpen(false)} />
    </>
  );
}
