// The page of one user: account status, facts, history and allowed actions.
import { useState } from 'react';
import type { UserDetail } from '#contracts/admin-people.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { BackLink } from '../../kit/layout/back-link.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { QueryView } from '../../parts/admin/query-view.tsx';
import { useNames } from '../../parts/admin/user-names.ts';
import { TypedName } from '../../parts/name/typed-name.tsx';
import { AccountStatusBadge, IdentityBadge } from './badges.tsx';
import { useUser } from './queries.ts';
import { UserActs } from './user-acts.tsx';
import { AuditPart, ReportsPart } from './user-audit.tsx';
import { AccountPart, IdentityPart, WorkPart } from './user-facts.tsx';

function AccountNotices({ user }: { user: UserDetail }) {
  const { t } = useTranslation('admin-users');
  const { language } = useLanguage();
  const { suspension, erased_at, erase_at } = user;
  return (
    <>
      {suspension && (
        <div className="people-notice">
          <Notice tone="danger" title={t('suspended_since', { moment: formatDateTime(suspension.since, language) })}>
            <p>{suspension.reason}</p>
          </Notice>
        </div>
      )}
      {erased_at && <Notice title={t('erased_at', { moment: formatDateTime(erased_at, language) })} />}
      {erase_at && !erased_at && (
        <Notice tone="warn" title={t('erase_at', { moment: formatDateTime(erase_at, language) })} />
      )}
    </>
  );
}

function Person({ user }: { user: UserDetail }) {
  const { t } = useTranslation('reference');
  const { nameOf, typedNameOf } = useNames();
  const [phone, setPhone] = useState<string | null>(null);
  return (
    <>
      <header className="admin-head">
        <div>
          <h1 className="admin-title">{nameOf(user)}</h1>
          <TypedName name={typedNameOf(user)} />
          <div className="people-badges">
            <span className="badge">{t(`user_type.${user.user_type}`)}</span>
            <AccountStatusBadge status={user.status} />
            <IdentityBadge status={user.identity_status} />
          </div>
        </div>
        <UserActs user={user} onRevealed={setPhone} />
      </header>
      <AccountNotices user={user} />
      <div className="admin-parts">
        <AccountPart user={user} phone={phone} />
        <IdentityPart user={user} />
        <WorkPart user={user} />
        <ReportsPart reports={user.reports} />
        <AuditPart audit={user.audit} />
      </div>
    </>
  );
}

export function UserPage({ id }: { id: number }) {
  const { t } = useTranslation('admin-users');
  const answer = useUser(id);
  const missing = (
    <EmptyState
      heading="h1"
      title={t('unknown')}
      action={
        <LinkButton to={adminPaths.users} variant="main">
          {t('all')}
        </LinkButton>
      }
    >
      {t('none_text')}
    </EmptyState>
  );
  return (
    <>
      <BackLink to={adminPaths.users}>{t('all')}</BackLink>
      <QueryView
        answer={answer}
        loading={t('common:loading')}
        failed={t('failed_one')}
        again={t('common:try_again')}
        missing={missing}
      >
        {(user) => <Person key={user.id} user={user} />}
      </QueryView>
    </>
  );
}
