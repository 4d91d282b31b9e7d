// Job card: pay, title, place, tags, age of the post and employer. The whole card is one link. On a phone, a card is at
// most 200 px high, so that more than two cards fit the screen (`e2e/card-rules.ts`).
import '../../kit/layout/card.css';
import './job-card.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isDrawn } from '#contracts/drawn-trades.ts';
import type { Job } from '#contracts/job-shapes.ts';
import { typedDescription } from '../../i18n/readable-names.ts';
import { formatRelativeTime } from '../../i18n/relative-time.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../kit/control/avatar.tsx';
import { Tag, Tags } from '../../kit/control/tag.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { employerAvatarName, employerName, typedEmployerName } from '../employer/employer-name.ts';
import { EmployerSigns } from '../employer/employer-signs.tsx';
import { useDistanceText } from '../places/distance.ts';
import { usePlaceNames } from '../places/place.ts';
import { ReadAloud } from '../reading/read-aloud.tsx';
import { TradeTile } from '../trades/trade-icon.tsx';
import { jobTags, roleText } from './job-tags.ts';
import { Pay } from './pay.tsx';
import type { WithOriginal } from './reader-title.ts';

export type CardJob = Pick<
  Job,
  | 'title'
  | 'role'
  | 'salary_amount'
  | 'salary_period'
  | 'state'
  | 'city'
  | 'all_cities'
  | 'location'
  | 'job_type'
  | 'industry'
  | 'language_preference'
> &
  WithOriginal & {
    employer: (Omit<Job['employer'], 'verified' | 'reputation'> & Partial<Job['employer']>) | null;
    created_at: string | null;
    distance_km?: number | null;
  };

interface JobCardProps {
  job: CardJob;
  /** Path that the card links to. Undefined for a preview, which has no link. */
  to?: string;
  heading?: 'h2' | 'h3';
  /** Shown at the bottom of the card instead of the employer. */
  foot?: ReactNode;
  /** Shown instead of the tags, for example how well the job matches. */
  note?: ReactNode;
  /** An action that does not open the job, in the upper corner of the card. */
  action?: ReactNode;
  /** True if the job is closed to applications. */
  over?: boolean;
}

export function JobCard({ job, to, heading: Heading = 'h2', note, foot, action, over = false }: JobCardProps) {
  const { t } = useTranslation(['jobs', 'reference', 'places']);
  const { placeText } = usePlaceNames();
  const distance = useDistanceText(job.distance_km ?? null);
  return (
    <article
      className="card job-card"
      data-link={to ? true : undefined}
      data-over={over || undefined}
      data-acts={action ? true : undefined}
    >
      <TradeTile role={job.role} />
      <div className="job-card__main">
        <Pay amount={job.salary_amount} period={job.salary_period} />
        <div className="job-card__titles">
          <Heading className="job-card__title">
            {to ? (
              <Link to={to} {...typedDescription(typedEmployerName(job.employer))}>
                {job.title}
              </Link>
            ) : (
              job.title
            )}
          </Heading>
          {/* Does not use `OriginalTitle`: another component would exceed the size budget of the first page. */}
          {job.original_title && (
            <p className="job-card__original" lang={job.original_lang}>
              {job.original_title}
            </p>
          )}
        </div>
        <p className="job-card__place">
          <Icon name="map-pin" size={20} />
          <span className="visually-hidden">{t('jobs:place.label')}: </span>
          <span className="job-card__where">{placeText(job)}</span>
          {distance && <span className="num">· {distance}</span>}
        </p>
      </div>
      <div className="job-card__line">
        {note ?? <CardTags job={job} />}
        {/* The age may differ from the server's, because midnight may pass between server rendering and hydration. */}
        {!foot && (
          <span className="job-card__age" suppressHydrationWarning>
            {formatRelativeTime(t, job.created_at)}
          </span>
        )}
      </div>
      {foot ?? <CardFoot job={job} />}
      {to && <ReadAloud of={{ card: job }} looks="corner" />}
      {action && <div className="job-card__action">{action}</div>}
    </article>
  );
}

/**
 * The tags of a card. If the card shows a picture of the trade, sighted users do not need the tag with the trade's
 * name, so this tag is for screen readers only. It is visible if it is the only tag.
 */
function CardTags({ job }: { job: CardJob }) {
  const { t } = useTranslation(['jobs', 'reference']);
  const tags = jobTags(t, job);
  const drawn = tags.length > 1 && job.role && isDrawn(job.role) ? roleText(t, job.role) : null;
  return (
    <Tags>
      {tags.map((tag) =>
        tag === drawn ? (
          <span key={tag} className="visually-hidden">
            {tag}
          </span>
        ) : (
          <Tag key={tag}>{tag}</Tag>
        ),
      )}
    </Tags>
  );
}

function CardFoot({ job }: { job: CardJob }) {
  const { t } = useTranslation('jobs');
  return (
    <p className="job-card__foot">
      <Avatar name={employerAvatarName(job.employer)} fallback={job.employer ? 'E' : 'J'} size={24} />
      <span className="job-card__who">{employerName(job.employer) || t('jobs:employer.unknown')}</span>
      {job.employer?.verified && <VerifiedSign />}
      <EmployerSigns reputation={job.employer?.reputation} />
    </p>
  );
}

function VerifiedSign() {
  const { t } = useTranslation('jobs');
  return (
    <span className="job-card__verified">
      <Icon name="shield-check" size={20} />
      <span className="visually-hidden">{t('employer.verified')}</span>
    </span>
  );
}

export function JobCardSkeleton() {
  return (
    <div className="card job-card">
      <SkeletonLine shape="tile" />
      <div className="job-card__skeleton">
        <SkeletonLine shape="pay" width="half" />
        <SkeletonLine shape="title" width="most" />
        <SkeletonLine width="half" />
      </div>
      <div className="job-card__line">
        <Tags>
          <SkeletonLine shape="pill" />
          <SkeletonLine shape="pill" />
        </Tags>
      </div>
      <div className="job-card__foot">
        <SkeletonLine width="half" />
      </div>
    </div>
  );
}
