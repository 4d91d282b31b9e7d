// The system page: the state of all processes, refetched every 5 s while the page is visible.

import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { useAdmin } from '../../parts/admin/admin-session.tsx';
import { QueryView } from '../../parts/admin/query-view.tsx';
import { MachinePanel } from './machine-panel.tsx';
import { ApiPanel, BreakerPanel, ScheduledPanel, WorkerPanel } from './process-panels.tsx';
import { useSystem } from './queries.ts';
import { KindPanel, QueuePanel } from './queue-panels.tsx';
import { TaskPanel } from './task-panel.tsx';
import { clockText } from './units.ts';

function ReadAt({ answer: { data, isError } }: { answer: ReturnType<typeof useSystem> }) {
  const { t } = useTranslation('admin-system');
  if (!data) return null;
  return (
    <p className="read-at small num" data-old={isError || undefined}>
      {t(isError ? 'old' : 'read_at', { time: clockText(data.read_at) })}
    </p>
  );
}

export function SystemScreen() {
  const { t } = useTranslation('admin-system');
  const { may } = useAdmin();
  const answer = useSystem();
  return (
    <>
      <header className="system-header">
        <h1 className="system-header__title">{t('title')}</h1>
        <ReadAt answer={answer} />
        {may('read_audit') && (
          <LinkButton size="small" icon="history" to={adminPaths.audit}>
            {t('audit')}
          </LinkButton>
        )}
      </header>
      <QueryView answer={answer} loading={t('common:loading')} failed={t('failed')} again={t('common:try_again')}>
        {(system) => (
          <div className="system">
            <QueuePanel queues={system.queues} />
            <KindPanel tasks={system.tasks} />
            <TaskPanel kinds={system.tasks} />
            <WorkerPanel workers={system.workers} />
            <ApiPanel api={system.api} sockets={system.sockets} />
            <div className="system__pair">
              <ScheduledPanel scheduled={system.scheduled} />
              <BreakerPanel breakers={system.breakers} />
            </div>
            <MachinePanel {...system} />
          </div>
        )}
      </QueryView>
    </>
  );
}
