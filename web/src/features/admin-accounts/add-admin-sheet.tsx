// The sheet in which a superuser adds an administrator.
import { type FormEvent, useState } from 'react';
import { adminsEndpoints } from '#contracts/admins.ts';
import { fieldCodes } from '#contracts/issues.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { fieldText, problemFields } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { TextField } from '../../kit/form/field.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { PasswordField } from '../../parts/admin/password-field.tsx';
import { type NewAdmin, useAddAdmin } from './queries.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { RoleField } from './role-field.tsx';

const nobody = { full_name: '', email: '', username: '', password: '', role: 'viewer' as const };

/** Returns the error codes of each invalid field. Validates with the same schema as the server. */
function wrongIn(form: NewAdmin): Record<string, string[]> {
  const read = adminsEndpoints.create.body.safeParse(form, { reportInput: true });
  return read.success ? {} : fieldCodes(read.error.issues);
}

function AddForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['admin-accounts', 'problems']);
  const showToast = useToast();
  const add = useAddAdmin();
  const [form, setForm] = useState<NewAdmin & { role: NonNullable<NewAdmin['role']> }>(nobody);
  const [wrong, setWrong] = useState<Record<string, string[]>>({});
  const refused = problemFields(t, add.error);
  const errorOf = (field: string) => (wrong[field]?.[0] ? fieldText(t, wrong[field][0]) : refused[field]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const codes = wrongIn(form);
    setWrong(codes);
    if (Object.keys(codes).length > 0 || add.isPending) return;
    afterMutation(add.mutateAsync(form), {
      onSuccess: ({ full_name }) => {
        showToast({ text: t('admin-accounts:add.done', { name: full_name }), tone: 'ok' });
        onDone();
      },
    });
  };
  const plain = (field: 'full_name' | 'email' | 'username') => ({
    required: true,
    autoComplete: 'off',
    value: form[field],
    error: errorOf(field),
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [field]: event.target.value }),
  });
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p>{t('admin-accounts:add.text')}</p>
      <TextField {...plain('full_name')} label={t('admin-accounts:name')} />
      <TextField {...plain('email')} label={t('admin-accounts:email')} type="email" />
      <TextField {...plain('username')} label={t('admin-accounts:username')} autoCapitalize="off" spellCheck={false} />
      <PasswordField
        kind="new"
        label={t('admin-accounts:password')}
        value={form.password}
        help={t('admin-accounts:password_form.new_help')}
        error={errorOf('password')}
        onChange={(password) => setForm({ ...form, password })}
      />
      <RoleField value={form.role} onChange={(role) => setForm({ ...form, role })} />
      <RefusalNotice title={t('admin-accounts:add.failed')} error={add.error} />
      <Button type="submit" variant="main" wide busy={add.isPending}>
        {t('admin-accounts:add.button')}
      </Button>
    </form>
  );
}

export function AddAdminSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('admin-accounts');
  return (
    <Sheet open={open} title={t('add.title')} close={t('common:close')} onClose={onClose}>
      <AddForm onDone={onClose} />
    </Sheet>
  );
}
