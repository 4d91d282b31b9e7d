// The list of the administrator's own sessions, with a button to end each.

import type { OwnAdminSession } from '#contracts/admins.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Tag } from '../../kit/control/tag.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useEndOwnSession, useOwnSessions } from './queries.ts';
import { RefusalNotice } from './refusal-notice.tsx';

function SessionLine({ session }: { session: OwnAdminSession }) {
  const { t } = useTranslation('admin-accounts');
  const { language } = useLanguage();
  const showToast = useToast();
  const end = useEndOwnSession();
  const device = session.device || t('sessions.unknown');
  const stop = () =>
    afterMutation(end.mutateAsync(session.id), {
      onSuccess: () => showToast({ text: t('sessions.ended', { device }), tone: 'ok' }),
    });
  return (
    <li>
      <div className="account-session">
        <Icon name="monitor" />
        <div className="account-session__words">
          <p>{device}</p>
          {session.is_current ? (
            <p>
              <Tag good>{t('sessions.here')}</Tag>
            </p>
          ) : (
            <p className="soft small">{t('sessions.used', { when: formatDateTime(session.seen_at, language) })}</p>
          )}
          <p className="soft small">{t('sessions.since', { when: formatDateTime(session.created_at, language) })}</p>
        </div>
        {!session.is_current && (
          <Button busy={end.isPending} aria-label={t('sessions.end_named', { device })} onClick={stop}>
            {t('sessions.end')}
          </Button>
        )}
      </div>
      <RefusalNotice title={t('sessions.end_failed')} error={end.error} />
    </li>
  );
}

export function OwnSessions() {
  const { t } = useTranslation(['admin-accounts', 'problems']);
  const { data, error, isFetching, refetch } = useOwnSessions();
  if (data)
    return (
      <ul className="account-sessions">
        {data.sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
    );
  if (error)
    return (
      <Failure
        title={t('admin-accounts:sessions.failed')}
        again={t('common:try_again')}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {problemText(t, error)}
      </Failure>
    );
  return (
    <Skeleton words={t('common:loading')}>
      <SkeletonLine shape="title" width="half" />
      <SkeletonLine width="third" />
    </Skeleton>
  );
}
