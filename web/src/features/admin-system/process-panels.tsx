// The panels of the system page that list worker processes, API processes with the number of open sockets, cron tasks,
// and the circuit breakers of external services.

import { formatDateTime } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { numberText } from '../../kit/text/number-text.ts';
import { type Column, DataTable } from '../../parts/admin/data-table.tsx';
import { Panel } from './panel.tsx';
import type { SystemView } from './queries.ts';
import { lengthText, sizeText } from './units.ts';

type Row<K extends 'workers' | 'api' | 'scheduled' | 'breakers'> = SystemView[K][number];

function LiveState({ lives }: { lives: boolean }) {
  const { t } = useTranslation('admin-system');
  return (
    <span className="queue-state" data-state={lives ? 'on_time' : 'stopped'}>
      <Icon name={lives ? 'check' : 'warning'} size={16} />
      {t(lives ? 'workers.lives' : 'workers.silent')}
    </span>
  );
}

/** A technical name. `zxx` (no language) prevents screen readers from reading the name in the page's language. */
const Name = ({ of: name }: { of: string }) => <span lang="zxx">{name}</span>;

export function WorkerPanel({ workers }: Pick<SystemView, 'workers'>) {
  const { t } = useTranslation('admin-system');
  const columns: Column<Row<'workers'>>[] = [
    { key: 'process', title: t('workers.process'), main: true, cell: ({ process }) => <Name of={process} /> },
    { key: 'state', title: t('queues.state'), cell: (of) => <LiveState lives={of.lives} /> },
    {
      key: 'queues',
      title: t('workers.queues'),
      cell: ({ queues }) => queues.map((queue) => t(`queue.${queue}`)).join(', '),
    },
    { key: 'running', title: t('workers.running'), align: 'end', cell: ({ running }) => numberText(running.length) },
    {
      key: 'seen',
      title: t('workers.seen'),
      align: 'end',
      cell: ({ seen_seconds_ago }) => lengthText(t, seen_seconds_ago * 1000),
    },
  ];
  return (
    <Panel title={t('workers.title')}>
      {workers.length === 0 ? (
        <p className="panel__none" role="alert">
          {t('workers.empty')}
        </p>
      ) : (
        <DataTable caption={t('workers.title')} columns={columns} rows={workers} keyOf={({ process }) => process} />
      )}
    </Panel>
  );
}

export function ApiPanel({ api, sockets }: Pick<SystemView, 'api' | 'sockets'>) {
  const { t } = useTranslation('admin-system');
  const { language } = useLanguage();
  const columns: Column<Row<'api'>>[] = [
    { key: 'process', title: t('workers.process'), main: true, cell: ({ process }) => <Name of={process} /> },
    { key: 'state', title: t('queues.state'), cell: (of) => <LiveState lives={of.lives} /> },
    { key: 'version', title: t('api.version'), cell: ({ version }) => version },
    { key: 'since', title: t('api.since'), cell: ({ started_at }) => formatDateTime(started_at, language) },
    { key: 'people', title: t('api.people'), align: 'end', cell: ({ people }) => numberText(people) },
    {
      key: 'administrators',
      title: t('api.administrators'),
      align: 'end',
      cell: ({ administrators }) => numberText(administrators),
    },
    { key: 'memory', title: t('api.memory'), align: 'end', cell: ({ memory_bytes }) => sizeText(memory_bytes) },
    { key: 'delay', title: t('api.delay'), align: 'end', cell: ({ delay_ms }) => lengthText(t, delay_ms) },
  ];
  const { people, administrators } = sockets;
  return (
    <Panel
      title={t('api.title')}
      aside={
        <p className="soft small">
          {t('api.sockets', { people: numberText(people), administrators: numberText(administrators) })}
        </p>
      }
    >
      {api.length === 0 ? (
        <p className="panel__none soft">{t('none')}</p>
      ) : (
        <DataTable caption={t('api.title')} columns={columns} rows={api} keyOf={({ process }) => process} />
      )}
    </Panel>
  );
}

export function ScheduledPanel({ scheduled }: Pick<SystemView, 'scheduled'>) {
  const { t } = useTranslation('admin-system');
  const { language } = useLanguage();
  const columns: Column<Row<'scheduled'>>[] = [
    { key: 'task', title: t('scheduled.task'), main: true, cell: ({ task }) => task },
    { key: 'when', title: t('scheduled.when'), cell: ({ schedule }) => schedule && <code>{schedule}</code> },
    {
      key: 'last',
      title: t('scheduled.last'),
      cell: ({ last_run_at }) => (last_run_at ? formatDateTime(last_run_at, language) : t('scheduled.never')),
    },
  ];
  return (
    <Panel title={t('scheduled.title')}>
      {scheduled.length === 0 ? (
        <p className="panel__none soft">{t('none')}</p>
      ) : (
        <DataTable caption={t('scheduled.title')} columns={columns} rows={scheduled} keyOf={({ task }) => task} />
      )}
    </Panel>
  );
}

const breakerStates = { closed: 'on_time', half_open: 'slow', open: 'stopped' } as const;

export function BreakerPanel({ breakers }: Pick<SystemView, 'breakers'>) {
  const { t } = useTranslation('admin-system');
  const { language } = useLanguage();
  const columns: Column<Row<'breakers'>>[] = [
    { key: 'name', title: t('breakers.name'), main: true, cell: ({ name }) => name },
    {
      key: 'state',
      title: t('breakers.state'),
      cell: ({ state }) => (
        <span className="queue-state" data-state={breakerStates[state]}>
          <Icon name={state === 'closed' ? 'check' : 'warning'} size={16} />
          {t(`breakers.${state}`)}
        </span>
      ),
    },
    { key: 'since', title: t('breakers.since'), cell: ({ since }) => since && formatDateTime(since, language) },
    { key: 'failures', title: t('breakers.failures'), align: 'end', cell: ({ failures }) => numberText(failures) },
  ];
  return (
    <Panel title={t('breakers.title')}>
      {breakers.length === 0 ? (
        <p className="panel__none soft">{t('breakers.empty')}</p>
      ) : (
        <DataTable caption={t('breakers.title')} columns={columns} rows={breakers} keyOf={({ name }) => name} />
      )}
    </Panel>
  );
}
