// The overview page: live statistics, registrations per day, the state of the task queues, and recent users, jobs and
// applications.
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { clockText } from './clock-text.ts';
import { EntitiesCard } from './entities-card.tsx';
import { useLiveOverview, useStats } from './queries.ts';
import { RecentApplicationsCard, RecentJobsCard, RecentUsersCard } from './recent-cards.tsx';
import { Stats } from './stats.tsx';
import { TimelineCard } from './timeline-card.tsx';

/** Shows whether the statistics are live, and if so, when they were last updated. */
function LiveSign({ state, at }: { state: 'live' | 'away'; at: number }) {
  const { t } = useTranslation('admin-overview');
  const isLive = state === 'live' && at > 0;
  return (
    <p className="live-sign num" data-live={isLive}>
      {isLive ? t('live', { time: clockText(at) }) : t('not_live')}
    </p>
  );
}

/**
 * Shows the overview page. `queues` is the card of the task queues. The card is a prop because it belongs to another
 * feature.
 */
export function Overview({ queues }: { queues: ReactNode }) {
  const { t } = useTranslation('admin-overview');
  const live = useLiveOverview();
  const stats = useStats();
  return (
    <>
      <div className="overview-header">
        <h1 className="overview-header__title">{t('title')}</h1>
        <LiveSign state={live} at={stats.dataUpdatedAt} />
      </div>
      <div className="overview">
        <Stats asked={stats} />
        <div className="overview__pair">
          <TimelineCard />
          <div className="overview__side">
            {queues}
            <EntitiesCard />
          </div>
        </div>
        <div className="overview__three">
          <RecentUsersCard />
          <RecentJobsCard />
          <RecentApplicationsCard />
        </div>
      </div>
    </>
  );
}
