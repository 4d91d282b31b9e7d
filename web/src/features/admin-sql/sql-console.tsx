// The page of the SQL console, for superusers. If the server has disabled the console, the page says why.

import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { useAdmin } from '../../parts/admin/admin-session.tsx';
import { type ConsoleState, useConsoleState } from './queries.ts';
import { SqlDesk } from './sql-desk.tsx';

function Off({ state }: { state: ConsoleState }) {
  const { t } = useTranslation('admin-sql');
  return (
    <Notice tone="warn" title={t('off.title')}>
      {state.reason && <p>{t(`off.${state.reason}`)}</p>}
      {state.unsafe.length > 0 && (
        <>
          <p>{t('off.list')}</p>
          <ul className="sql-off__list">
            {state.unsafe.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}

function NotForYou() {
  const { t } = useTranslation(['admin-sql', 'admin-shell']);
  const { admin } = useAdmin();
  return (
    <EmptyState
      title={t('admin-sql:not_for.title')}
      action={<LinkButton to={adminPaths.database}>{t('admin-sql:not_for.tables')}</LinkButton>}
    >
      {t('admin-sql:not_for.text', { role: t(`admin-shell:role.${admin.role}`) })}
    </EmptyState>
  );
}

function Console() {
  const { t } = useTranslation(['admin-sql', 'problems']);
  const { data, error, refetch, isFetching } = useConsoleState();
  if (data) return data.on ? <SqlDesk /> : <Off state={data} />;
  if (error)
    return (
      <Failure
        title={t('admin-sql:off.failed')}
        again={t('common:try_again')}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {problemText(t, error)}
      </Failure>
    );
  return (
    <Skeleton words={t('common:loading')}>
      <div className="stack">
        <SkeletonLine shape="block" />
        <SkeletonLine width="third" />
      </div>
    </Skeleton>
  );
}

export function SqlConsole() {
  const { t } = useTranslation('admin-sql');
  const { may } = useAdmin();
  return (
    <>
      <header className="sql-header">
        <h1 className="sql-header__title">{t('title')}</h1>
        <p className="soft small">{t('intro')}</p>
      </header>
      {may('execute_sql') ? <Console /> : <NotForYou />}
    </>
  );
}
