// The own account of an administrator: name, password, second factor, sessions, and the way out.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdmin } from '../../admin/admin-session.tsx';
import { follow } from '../../http/follow.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { NameForm } from './name-form.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordForm } from './password-form.tsx';
import { useLogOut, useTotp } from './queries.ts';
import { TotpSheet } from './totp-sheets.tsx';

function SecondFactor() {
  const { t } = useTranslation(['admin-accounts', 'problems']);
  const { data, error, isFetching, refetch } = useTotp();
  const [open, setOpen] = useState<'add' | 'remove' | null>(null);
  if (error && !data)
    return (
      <Failure
        title={t('admin-accounts:account.failed')}
        again={t('admin-accounts:again')}
        busy={isFetching}
        onAgain={() => void refetch()}
      >
        {problemText(t, error)}
      </Failure>
    );
  if (!data)
    return (
      <Skeleton words={t('admin-accounts:loading')}>
        <Bone width="most" />
      </Skeleton>
    );
  if (!data.offered && !data.on)
    return <p className="soft">{t('admin-accounts:totp.not_offered', { variable: 'TOTP_KEY' })}</p>;
  return (
    <div className="stack">
      <p>{t(data.on ? 'admin-accounts:totp.on' : 'admin-accounts:totp.off')}</p>
      <p>
        <Button onClick={() => setOpen(data.on ? 'remove' : 'add')}>
          {t(data.on ? 'admin-accounts:totp.remove' : 'admin-accounts:totp.begin')}
        </Button>
      </p>
      <TotpSheet open={open} onClose={() => setOpen(null)} />
    </div>
  );
}

export function Account() {
  const { t } = useTranslation(['admin-accounts', 'admin-shell']);
  const { admin, leave } = useAdmin();
  const logOut = useLogOut();
  return (
    <>
      <header className="accounts-head">
        <div>
          <h1 className="accounts-head__title">{t('admin-accounts:account.title')}</h1>
          <p className="soft small">
            {admin.username} · {t(`admin-shell:role.${admin.role}`)}
          </p>
        </div>
        <Button
          icon="log-out"
          busy={logOut.isPending}
          onClick={() => follow(logOut.mutateAsync(), { onSettled: leave })}
        >
          {t('admin-accounts:account.log_out')}
        </Button>
      </header>
      <div className="account">
        <SectionCard icon="user" title={t('admin-accounts:account.name_title')}>
          <NameForm />
        </SectionCard>
        <SectionCard icon="lock" title={t('admin-accounts:password_form.title')}>
          <PasswordForm />
        </SectionCard>
        <SectionCard icon="shield-check" title={t('admin-accounts:totp.title')}>
          <SecondFactor />
        </SectionCard>
        <SectionCard icon="monitor" title={t('admin-accounts:sessions.title')}>
          <OwnSessions />
        </SectionCard>
      </div>
    </>
  );
}
