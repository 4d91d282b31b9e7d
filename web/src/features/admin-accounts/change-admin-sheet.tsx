// The sheet in which a superuser changes the name, e-mail address, role or password of an administrator.
import { type FormEvent, useState } from 'react';
import type { AdminAccount } from '#contracts/admins.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemFields } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { TextField } from '../../kit/form/field.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useAdmin } from '../../parts/admin/admin-session.tsx';
import { PasswordField } from '../../parts/admin/password-field.tsx';
import { type AdminChanges, useChangeAdmin } from './queries.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { RoleField } from './role-field.tsx';

interface Typed {
  full_name: string;
  email: string;
  role: AdminAccount['role'];
  password: string;
}

/** Returns only the fields that differ from the saved account. */
function changesIn(before: AdminAccount, typed: Typed): AdminChanges {
  return {
    ...(typed.full_name === before.full_name ? {} : { full_name: typed.full_name }),
    ...(typed.email === (before.email ?? '') ? {} : { email: typed.email }),
    ...(typed.role === before.role ? {} : { role: typed.role }),
    ...(typed.password ? { password: typed.password } : {}),
  };
}

interface ChangeFormProps {
  account: AdminAccount;
  onDone: () => void;
}

function useAdminChange({ account, onDone }: ChangeFormProps) {
  const { t } = useTranslation('admin-accounts');
  const showToast = useToast();
  const change = useChangeAdmin(account.id);
  const [typed, setTyped] = useState<Typed>({ ...account, email: account.email ?? '', password: '' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const changes = changesIn(account, typed);
    if (change.isPending) return;
    if (Object.keys(changes).length === 0) return onDone();
    afterMutation(change.mutateAsync(changes), {
      onSuccess: ({ full_name }) => {
        showToast({ text: t('change.done', { name: full_name }), tone: 'ok' });
        onDone();
      },
    });
  };
  return { typed, setTyped, submit, change };
}

function ChangeForm(props: ChangeFormProps) {
  const { t } = useTranslation(['admin-accounts', 'problems']);
  const isOwn = useAdmin().admin.id === props.account.id;
  const { typed, setTyped, submit, change } = useAdminChange(props);
  const refused = problemFields(t, change.error);
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p>{t(isOwn ? 'admin-accounts:change.own_text' : 'admin-accounts:change.text')}</p>
      <TextField
        label={t('admin-accounts:name')}
        value={typed.full_name}
        error={refused.full_name}
        onChange={({ target }) => setTyped({ ...typed, full_name: target.value })}
      />
      <TextField
        label={t('admin-accounts:email')}
        type="email"
        value={typed.email}
        error={refused.email}
        onChange={({ target }) => setTyped({ ...typed, email: target.value })}
      />
      {!isOwn && (
        <>
          <RoleField value={typed.role} onChange={(role) => setTyped({ ...typed, role })} />
          <PasswordField
            kind="new"
            label={t('admin-accounts:change.password')}
            optional={t('admin-accounts:change.optional')}
            value={typed.password}
            error={refused.password}
            onChange={(password) => setTyped({ ...typed, password })}
          />
        </>
      )}
      <RefusalNotice title={t('admin-accounts:change.failed')} error={change.error} />
      <Button type="submit" variant="main" wide busy={change.isPending}>
        {t('common:save')}
      </Button>
    </form>
  );
}

export function ChangeAdminSheet({ account, onClose }: { account: AdminAccount | null; onClose: () => void }) {
  const { t } = useTranslation('admin-accounts');
  const title = t('change.title', { name: account?.full_name });
  return (
    <Sheet open={account !== null} title={title} close={t('common:close')} onClose={onClose}>
      {account && <ChangeForm key={account.id} account={account} onDone={onClose} />}
    </Sheet>
  );
}
