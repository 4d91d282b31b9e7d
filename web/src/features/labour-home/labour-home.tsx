// The home page of a worker: greeting, tasks, matching jobs, latest applications, score, overview and tips. The caller
// passes some sections as props.
import './labour-home.css';
import type { ReactNode } from 'react';
import type { LabourDashboard } from '#contracts/labour-dashboard.ts';
import type { WageBalance } from '#contracts/wage-shapes.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { useSession } from '../../session/session-context.ts';
import { Guide } from './guide.tsx';
import { LatestApplications } from './latest-applications.tsx';
import { Overview } from './overview.tsx';
import { useLabourDashboard, useOpenTasks } from './queries.ts';
import { Recommended } from './recommended.tsx';
import { ScoreLine } from './score-line.tsx';
import type { CodeEntry } from './task-card.tsx';
import { Tips } from './tips.tsx';
import { Waiting } from './waiting.tsx';

interface LabourHomeProps {
  /** The card that lists missing profile fields. Empty unless the worker cannot apply for jobs without these fields. */
  profileRequirement: ReactNode;
  /**
   * The newest jobs. Shown only if no job fits the worker and there are no jobs of the worker's trade in a wider place.
   */
  latest: ReactNode;
  /** Returns the action on a card, for example saving the job. */
  cardAction: (job: LabourDashboard['matches']['jobs'][number]) => ReactNode;
  codeEntry: CodeEntry;
  /** The switch with which the worker asks for work tomorrow. At the first visit, it is below the jobs. */
  freeTomorrow: ReactNode;
  /** Returns the card with the wages that employers owe the worker. */
  wages: (balances: readonly WageBalance[]) => ReactNode;
  /** The offer of the diary. Shown only to a worker without accepted work and without a diary. */
  diaryOffer: ReactNode;
}

export function LabourHome({
  profileRequirement: gate,
  latest,
  cardAction,
  codeEntry,
  freeTomorrow,
  wages,
  diaryOffer,
}: LabourHomeProps) {
  const { t } = useTranslation('labour-home');
  const { t: tProblem } = useTranslation();
  const { user } = useSession();
  const { data, error, isPending, isFetching, refetch } = useLabourDashboard();
  const open = useOpenTasks(data);
  // A new worker sees jobs first.
  const isFirst = data?.first_visit === true;
  return (
    <div className="labour-home">
      <header>
        <h1 className="labour-home__hello">
          {t('hello', { name: readable(data?.first_name ?? user?.first_name ?? '') })}
        </h1>
        <Summary dashboard={data} tasks={open.length} />
      </header>
      {gate}
      {(data || error) && !isFirst && freeTomorrow}
      {isPending && <HomeSkeleton />}
      {error && !data && (
        <Failure
          title={t('common:load_failed')}
          again={t('common:try_again')}
          busy={isFetching}
          onRetry={() => void refetch()}
        >
          {problemText(tProblem, error)}
        </Failure>
      )}
      {data && (
        <div className="labour-home__columns">
          <div className="labour-home__main">
            <Waiting waiting={open} codeEntry={codeEntry} />
            <Guide first={data.first_visit}>
              <Recommended {...data.matches} cardAction={cardAction} />
              {!hasOffer(data.matches) && latest}
            </Guide>
            {isFirst && freeTomorrow}
            <LatestApplications latest={data.applications.latest} />
          </div>
          <div className="labour-home__aside">
            {data.wages && data.wages.length > 0 && wages(data.wages)}
            {data.diary_offer && !isFirst && diaryOffer}
            <ScoreLine score={data.score} />
            <Overview dashboard={data} />
            <Tips tips={data.tips} />
          </div>
        </div>
      )}
    </div>
  );
}

const hasOffer = ({ jobs, wider }: LabourDashboard['matches']) => jobs.length > 0 || wider !== null;

/**
 * One sentence with the number of waiting tasks or, without tasks, of unread notifications. A new worker with neither
 * gets no sentence, so that the jobs come first.
 */
function Summary({ dashboard, tasks }: { dashboard: LabourDashboard | undefined; tasks: number }) {
  const { t } = useTranslation('labour-home');
  if (!dashboard) return null;
  const { first_visit, unread_notifications: unread } = dashboard;
  if (tasks > 0) return <p className="soft">{t('waits', { count: tasks })}</p>;
  if (unread > 0) return <p className="soft">{t('unread', { count: unread })}</p>;
  return first_visit ? null : <p className="soft">{t('nothing_waits')}</p>;
}

function HomeSkeleton() {
  const { t } = useTranslation('labour-home');
  return (
    <Skeleton words={t('common:loading')}>
      <div className="labour-home__main">
        {[1, 2, 3].map((index) => (
          <Card key={index}>
            <div className="labour-home__skeleton">
              <SkeletonLine shape="title" width="half" />
              <SkeletonLine width="most" />
              <SkeletonLine shape="block" />
            </div>
          </Card>
        ))}
      </div>
    </Skeleton>
  );
}
