// The page of received ratings: average, distribution and all reviews.
import './received-ratings.css';
import { useSearchParams } from 'react-router-dom';
import type { UserType } from '#contracts/reference.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Pager } from '../../kit/control/pager.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { NarrowPage } from '../../kit/layout/narrow-page.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { useSession } from '../../session/session-context.ts';
import { useReceived } from './queries.ts';
import { RatingDistribution } from './rating-distribution.tsx';
import { ReceivedCard } from './received-card.tsx';

const PAGE_SIZE = 10;

export function ReceivedRatings() {
  const { t } = useTranslation('ratings');
  const { user_type } = useSession();
  const side = user_type ?? 'labour';
  const back =
    side === 'labour'
      ? { to: paths.score, text: t('received.to_score') }
      : { to: paths.profile('employer'), text: t('received.back') };
  return (
    <NarrowPage title={t(`received.title_${side}`)} back={back}>
      <Ratings side={side} />
    </NarrowPage>
  );
}

function Ratings({ side }: { side: UserType }) {
  const { t } = useTranslation(['ratings', 'problems']);
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { data, error, isPending, isFetching, refetch } = useReceived(page, PAGE_SIZE);
  if (isPending) return <ReceivedSkeleton />;
  if (!data) {
    return (
      <Failure
        title={t('common:load_failed')}
        again={t('common:try_again')}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {problemText(t, error)}
      </Failure>
    );
  }
  if (data.rating === null) return <NoRatings side={side} />;
  return (
    <>
      <RatingDistribution rating={data.rating} spread={data.spread} total={data.total} />
      <ul className="received">
        {data.ratings.map((rating) => (
          <li key={rating.id}>
            <ReceivedCard rating={rating} />
          </li>
        ))}
      </ul>
      <Pager
        page={data.page}
        pages={data.pages}
        label={t('ratings:received.pages')}
        previous={t('ratings:received.previous')}
        next={t('ratings:received.next')}
        words={t('ratings:received.page', { page: data.page, pages: data.pages })}
        linkTo={(next) => `${paths.ratings}?page=${next}`}
      />
    </>
  );
}

function NoRatings({ side }: { side: UserType }) {
  const { t } = useTranslation('ratings');
  return (
    <EmptyState
      title={t('received.none')}
      action={
        <LinkButton variant="main" to={side === 'labour' ? paths.jobs : paths.myJobs}>
          {t(`received.find_${side}`)}
        </LinkButton>
      }
    >
      {t(`received.none_${side}`)}
    </EmptyState>
  );
}

function ReceivedSkeleton() {
  const { t } = useTranslation('ratings');
  return (
    <Skeleton words={t('common:loading')}>
      <div className="received">
        {['first', 'second'].map((key) => (
          <div className="received-card card" data-padded key={key}>
            <SkeletonLine width="third" />
            <SkeletonLine shape="title" width="most" />
            <SkeletonLine width="half" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
