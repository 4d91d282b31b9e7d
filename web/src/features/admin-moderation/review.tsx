// The review queues as six tabs; the URL names the open tab.

import { Link, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { numberText } from '../../kit/text/number-text.ts';
import { useWaitingCounts } from '../../parts/admin/waiting-counts.ts';
import { CrewQueue } from './crew-queue.tsx';
import { DayQueue } from './day-queue.tsx';
import { JobQueue } from './job-queue.tsx';
import { PictureQueue } from './picture-queue.tsx';
import { RatingQueue } from './rating-queue.tsx';
import { ReportQueue } from './report-queue.tsx';

const queues = {
  jobs: JobQueue,
  reports: ReportQueue,
  ratings: RatingQueue,
  days: DayQueue,
  pictures: PictureQueue,
  crews: CrewQueue,
} as const;
const names = ['jobs', 'reports', 'ratings', 'days', 'pictures', 'crews'] as const;

export function Review() {
  const { t } = useTranslation('admin-moderation');
  const [params] = useSearchParams();
  const counts = useWaitingCounts().data;
  const open = names.find((name) => name === params.get('queue')) ?? 'jobs';
  const Queue = queues[open];
  return (
    <div className="review">
      <h1 className="review__title">{t('title')}</h1>
      <nav className="review-tabs" aria-label={t('tabs')}>
        {names.map((name) => (
          <Link
            key={name}
            className="review-tab"
            to={`?queue=${name}`}
            aria-current={name === open ? 'page' : undefined}
          >
            {t(`tab.${name}`)}
            {counts && <span className="review-tab__count">{numberText(counts[name]?.count ?? 0)}</span>}
          </Link>
        ))}
      </nav>
      <Queue />
    </div>
  );
}
