// A summary of the three task queues for the overview: on time or late, and the backlog.

import { Link } from 'react-router-dom';
import type { QueueView } from '#contracts/system.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { numberText } from '../../kit/text/number-text.ts';
import { type Column, DataTable } from '../../parts/admin/data-table.tsx';
import { useSystem } from './queries.ts';
import { StateMark } from './queue-panels.tsx';
import { lengthText } from './units.ts';

function useColumns(): Column<QueueView>[] {
  const { t } = useTranslation('admin-system');
  const ageOf = ({ oldest_seconds }: QueueView) => (oldest_seconds === null ? null : oldest_seconds * 1000);
  return [
    { key: 'queue', title: t('queues.queue'), main: true, cell: ({ queue }) => t(`queue.${queue}`) },
    { key: 'state', title: t('queues.state'), cell: ({ state }) => <StateMark state={state} /> },
    { key: 'waiting', title: t('queues.waiting'), align: 'end', cell: ({ waiting }) => numberText(waiting) },
    { key: 'oldest', title: t('queues.oldest'), align: 'end', cell: (of) => lengthText(t, ageOf(of)) },
    { key: 'failed', title: t('queues.failed'), align: 'end', cell: ({ failed }) => numberText(failed) },
  ];
}

function Queues() {
  const { t } = useTranslation('admin-system');
  const columns = useColumns();
  const system = useSystem();
  if (system.data)
    return (
      <DataTable caption={t('queues.title')} columns={columns} rows={system.data.queues} keyOf={({ queue }) => queue} />
    );
  if (system.isError)
    return (
      <div className="overview-card__failed" role="alert">
        <p>{t('failed')}</p>
        <Button icon="refresh" busy={system.isFetching} onClick={() => system.refetch()}>
          {t('common:try_again')}
        </Button>
      </div>
    );
  return (
    <Skeleton words={t('common:loading')}>
      <div className="overview-card__skeleton">
        <SkeletonLine />
        <SkeletonLine />
        <SkeletonLine />
      </div>
    </Skeleton>
  );
}

/** A card for the overview page, so it uses the style classes of that page's cards. */
export function QueuesCard() {
  const { t } = useTranslation('admin-system');
  return (
    <section className="overview-card" aria-label={t('queues.title')}>
      <div className="overview-card__header">
        <h2 className="overview-card__title">{t('queues.title')}</h2>
        <Link className="overview-card__all" to={adminPaths.system}>
          {t('title')}
        </Link>
      </div>
      <Queues />
    </section>
  );
}
