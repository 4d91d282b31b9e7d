// The list of the user's sessions, with the device and the last use of each session, and with buttons that end
// sessions.
import './sessions.css';
import { useState } from 'react';
import type { AccountSession } from '#contracts/account.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { NarrowPage } from '../../kit/layout/narrow-page.tsx';
import { Rows } from '../../kit/layout/rows.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { EndSessionDialog } from './end-session-dialog.tsx';
import { LogoutAllDialog } from './logout-all-dialog.tsx';
import { useSessions } from './queries.ts';
import { SessionItem } from './session-item.tsx';

function SessionList({ sessions }: { sessions: readonly AccountSession[] }) {
  const { t } = useTranslation('settings');
  const [ending, setEnding] = useState<AccountSession | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const ordered = [...sessions].sort((one, other) => Number(other.is_current) - Number(one.is_current));
  return (
    <>
      <Rows>
        {ordered.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </Rows>
      {sessions.length === 1 && <p className="soft">{t('sessions.only')}</p>}
      {sessions.length > 1 && (
        <Button icon="log-out" wide onClick={() => setLeaving(true)}>
          {t('home.logout_all')}
        </Button>
      )}
      <EndSessionDialog session={ending} onClose={() => setEnding(null)} />
      <LogoutAllDialog open={isLeaving} onClose={() => setLeaving(false)} />
    </>
  );
}

function SessionSkeleton() {
  const { t } = useTranslation('settings');
  return (
    <Skeleton words={t('common:loading')}>
      <div className="card stack" data-padded>
        <SkeletonLine shape="title" width="half" />
        <SkeletonLine width="third" />
        <SkeletonLine shape="title" width="half" />
        <SkeletonLine width="third" />
      </div>
    </Skeleton>
  );
}

export function Sessions() {
  const { t } = useTranslation(['settings', 'problems']);
  const sessions = useSessions();
  return (
    <NarrowPage title={t('settings:sessions.title')} back={{ to: paths.settings, text: t('settings:back') }}>
      <div className="stack">
        <p>{t('settings:sessions.text')}</p>
        {sessions.data && <SessionList sessions={sessions.data} />}
        {sessions.isPending && <SessionSkeleton />}
        {sessions.isError && !sessions.data && (
          <Failure
            title={t('common:load_failed')}
            again={t('common:try_again')}
            busy={sessions.isFetching}
            onRetry={() => void sessions.refetch()}
          >
            {problemText(t, sessions.error)}
          </Failure>
        )}
      </div>
    </NarrowPage>
  );
}
