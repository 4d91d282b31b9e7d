// The administrator's own account page: name, password, second factor, sessions and logout.
import { useState } from 'react';
import { afterMutation } from '../../http/after-mutation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useAdmin } from '../../parts/admin/admin-session.tsx';
import { NameForm } from './name-form.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordForm } from './password-form.tsx';
import { useLogOut } from './queries.ts';
import { NewRecoveryCodes } from './recovery-codes.tsx';
import { SecondFactors } from './second-factors.tsx';

function SecondStep() {
  const { t } = useTranslation('admin-accounts');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <>
      <SecondFactors onCodes={setCodes} />
      <Sheet
        open={codes !== null}
        title={t('factors.codes_title')}
        close={t('common:close')}
        onClose={() => setCodes(null)}
      >
        {codes && <NewRecoveryCodes codes={codes} onSaved={() => setCodes(null)} />}
      </Sheet>
    </>
  );
}

export function Account() {
  const { t } = useTranslation(['admin-accounts', 'admin-shell']);
  const { admin, leave } = useAdmin();
  const logOut = useLogOut();
  return (
    <>
      <header className="accounts-header">
        <div>
          <h1 className="accounts-header__title">{t('admin-accounts:account.title')}</h1>
          <p className="soft small">
            {admin.username} · {t(`admin-shell:role.${admin.role}`)}
          </p>
        </div>
        <Button
          icon="log-out"
          busy={logOut.isPending}
          onClick={() => afterMutation(logOut.mutateAsync(), { onSettled: leave })}
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
          <SecondStep />
        </SectionCard>
        <SectionCard icon="monitor" title={t('admin-accounts:sessions.title')}>
          <OwnSessions />
        </SectionCard>
      </div>
    </>
  );
}
