// The worker's current workplaces, each with the field for today's attendance code. The field works offline.
import './my-days.css';
import { Link } from 'react-router-dom';
import { problemText } from '../../i18n/problem-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { OriginalTitle } from '../../parts/job/original-title.tsx';
import { useMyAttendance } from './queries.ts';
import { TodayEntry } from './today-entry.tsx';
import { useClaim } from './use-claim.ts';
import { useWorkPlaces, type WorkPlace } from './work-places.ts';

export function MyDays() {
  const { t } = useTranslation(['attendance', 'problems']);
  const { places, error, isPending, isFetching, refetch } = useWorkPlaces();
  return (
    <div className="stack">
      <h1 className="page__title">{t('attendance:mine.title')}</h1>
      {error && places.length > 0 && (
        <Notice icon="wifi-off">
          <p>{t('attendance:mine.away')}</p>
        </Notice>
      )}
      {places.map((place) => (
        <WorkPlaceCard key={place.id} place={place} />
      ))}
      {places.length === 0 && isPending && (
        <Skeleton words={t('common:loading')}>
          <SkeletonLine shape="block" />
        </Skeleton>
      )}
      {places.length === 0 && error && (
        <Failure
          title={t('common:load_failed')}
          again={t('common:try_again')}
          busy={isFetching}
          onRetry={() => void refetch()}
        >
          {problemText(t, error)}
        </Failure>
      )}
      {places.length === 0 && !isPending && !error && (
        <EmptyState
          title={t('attendance:mine.none')}
          action={
            <LinkButton variant="main" to={paths.myApplications}>
              {t('attendance:mine.applications')}
            </LinkButton>
          }
        >
          {t('attendance:mine.none_step')}
        </EmptyState>
      )}
    </div>
  );
}

function WorkPlaceCard({ place }: { place: WorkPlace }) {
  const { t } = useTranslation('attendance');
  const { data, isPending } = useMyAttendance(place.id);
  const claim = useClaim(place.id);
  return (
    <Card as="section" label={place.title}>
      <div className="stack">
        <div>
          <h2>
            <Link className="place-link" to={paths.myApplication(place.id)}>
              {place.title}
            </Link>
          </h2>
          <OriginalTitle of={place} />
          <p className="soft">{readable(place.employer)}</p>
        </div>
        {isPending ? (
          <Skeleton words={t('common:loading')}>
            <SkeletonLine shape="block" />
          </Skeleton>
        ) : (
          <TodayEntry application_id={place.id} attendance={data ?? null} onClaim={claim.send} />
        )}
      </div>
    </Card>
  );
}
