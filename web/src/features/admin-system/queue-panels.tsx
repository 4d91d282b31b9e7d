// Tables of the three task queues and of the kinds of task in each queue. Each row shows a state (on time, slow or
// stopped) and the metrics behind the state, such as the age of the oldest task.

import { Link } from 'react-router-dom';
import type { QueueState, QueueView, TaskKind } from '#contracts/system.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { numberText } from '../../kit/text/number-text.ts';
import { type Column, DataTable } from '../../parts/admin/data-table.tsx';
import { Panel } from './panel.tsx';
import { tasksQueryOf } from './tasks-view.ts';
import { lengthText } from './units.ts';

const icons = { on_time: 'check', slow: 'warning', stopped: 'stop' } as const;

export function StateMark({ state }: { state: QueueState }) {
  const { t } = useTranslation('admin-system');
  return (
    <span className="queue-state" data-state={state}>
      <Icon name={icons[state]} size={16} />
      {t(`state.${state}`)}
    </span>
  );
}

interface QueueCounts {
  queue: QueueView['queue'];
  failed: number;
  oldest_seconds: number | null;
}

function FailedLink({ of, task }: { of: QueueCounts; task: string }) {
  if (of.failed === 0) return '0';
  const query = tasksQueryOf({ queue: of.queue, state: 'failed', task, page: 1 });
  return (
    <Link className="panel__link" to={`?${query}#tasks`}>
      {numberText(of.failed)}
    </Link>
  );
}

const ageOf = ({ oldest_seconds }: QueueCounts) => (oldest_seconds === null ? null : oldest_seconds * 1000);

function useQueueColumns(): Column<QueueView>[] {
  const { t } = useTranslation('admin-system');
  return [
    { key: 'queue', title: t('queues.queue'), main: true, cell: ({ queue }) => t(`queue.${queue}`) },
    { key: 'state', title: t('queues.state'), cell: ({ state }) => <StateMark state={state} /> },
    {
      key: 'waiting',
      title: t('queues.waiting'),
      align: 'end',
      cell: ({ waiting, capped }) =>
        capped ? t('queues.and_more', { number: numberText(waiting) }) : numberText(waiting),
    },
    { key: 'oldest', title: t('queues.oldest'), align: 'end', cell: (of) => lengthText(t, ageOf(of)) },
    { key: 'running', title: t('queues.running'), align: 'end', cell: ({ running }) => numberText(running) },
    { key: 'later', title: t('queues.later'), align: 'end', cell: ({ later }) => numberText(later) },
    { key: 'failed', title: t('queues.failed'), align: 'end', cell: (of) => <FailedLink of={of} task="" /> },
    { key: 'runners', title: t('queues.runners'), align: 'end', cell: ({ runners }) => numberText(runners) },
  ];
}

function useKindColumns(): Column<TaskKind>[] {
  const { t } = useTranslation('admin-system');
  return [
    { key: 'task', title: t('kinds.task'), main: true, cell: ({ task }) => task },
    { key: 'queue', title: t('queues.queue'), cell: ({ queue }) => t(`queue.${queue}`) },
    { key: 'state', title: t('queues.state'), cell: ({ state }) => <StateMark state={state} /> },
    { key: 'waiting', title: t('queues.waiting'), align: 'end', cell: ({ waiting }) => numberText(waiting) },
    { key: 'oldest', title: t('queues.oldest'), align: 'end', cell: (of) => lengthText(t, ageOf(of)) },
    { key: 'p95', title: t('kinds.p95'), align: 'end', cell: ({ p95_ms }) => lengthText(t, p95_ms) },
    { key: 'last', title: t('kinds.last'), align: 'end', cell: ({ last_ms }) => lengthText(t, last_ms) },
    { key: 'failed', title: t('queues.failed'), align: 'end', cell: (of) => <FailedLink of={of} task={of.task} /> },
  ];
}

export function QueuePanel({ queues }: { queues: readonly QueueView[] }) {
  const { t } = useTranslation('admin-system');
  const columns = useQueueColumns();
  return (
    <Panel title={t('queues.title')}>
      <div className="queue-stats">
        <DataTable caption={t('queues.title')} columns={columns} rows={queues} keyOf={({ queue }) => queue} />
      </div>
    </Panel>
  );
}

export function KindPanel({ tasks }: { tasks: readonly TaskKind[] }) {
  const { t } = useTranslation('admin-system');
  const columns = useKindColumns();
  return (
    <Panel title={t('kinds.title')}>
      {tasks.length === 0 ? (
        <p className="panel__none soft">{t('queues.calm')}</p>
      ) : (
        <div className="queue-stats">
          <DataTable
            caption={t('kinds.title')}
            columns={columns}
            rows={tasks}
            keyOf={({ queue, task }) => `${queue} ${task}`}
          />
        </div>
      )}
    </Panel>
  );
}
