// A card of the overview: a heading, a link to the full list, and the content, a skeleton or an error.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';

interface OverviewCardProps {
  title: string;
  /** Shown beside the heading: a link to the full list, or the legend of a chart's colours. */
  aside?: ReactNode;
  children: ReactNode;
}

export function OverviewCard({ title, aside, children }: OverviewCardProps) {
  return (
    <section className="overview-card" aria-label={title}>
      <div className="overview-card__header">
        <h2 className="overview-card__title">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

export function AllLink({ to, of }: { to: string; of: string }) {
  const { t } = useTranslation('admin-overview');
  return (
    <Link className="overview-card__all" to={to} aria-label={`${of}: ${t('all')}`}>
      {t('all')}
    </Link>
  );
}

interface QueryState<T> {
  data: T | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface AnswerProps<T> {
  asked: QueryState<T>;
  failed: string;
  skeletonLines?: number;
  children: (data: T) => ReactNode;
}

/** Renders the data of a query, a skeleton while the data loads, or the error. */
export function AnswerOf<T>({ asked, failed, skeletonLines: bones = 6, children }: AnswerProps<T>) {
  const { t } = useTranslation('admin-overview');
  if (asked.data !== undefined) return children(asked.data);
  if (asked.isError)
    return (
      <div className="overview-card__failed" role="alert">
        <p>{failed}</p>
        <Button icon="refresh" busy={asked.isFetching} onClick={() => asked.refetch()}>
          {t('common:try_again')}
        </Button>
      </div>
    );
  return (
    <Skeleton words={t('common:loading')}>
      <div className="overview-card__skeleton">
        {Array.from({ length: bones }, (_, line) => line).map((line) => (
          <SkeletonLine key={line} />
        ))}
      </div>
    </Skeleton>
  );
}
