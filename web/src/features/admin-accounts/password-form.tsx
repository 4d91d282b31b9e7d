// The form in which administrators change their own password. The form requires the current password.
import { type FormEvent, useState } from 'react';
import { MIN_PASSWORD_LENGTH } from '#contracts/admins.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { fieldText, problemFields } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useAdmin } from '../../parts/admin/admin-session.tsx';
import { PasswordField } from '../../parts/admin/password-field.tsx';
import { useChangeAdmin } from './queries.ts';
import { RefusalNotice } from './refusal-notice.tsx';

const nothing = { current_password: '', password: '' };

export function PasswordForm() {
  const { t } = useTranslation(['admin-accounts', 'problems']);
  const showToast = useToast();
  const { admin } = useAdmin();
  const change = useChangeAdmin(admin.id);
  const [typed, setTyped] = useState(nothing);
  const [isChecked, setChecked] = useState(false);
  const isShort = typed.password.length < MIN_PASSWORD_LENGTH;
  const refused = problemFields(t, change.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isShort || !typed.current_password || change.isPending) return;
    afterMutation(change.mutateAsync(typed), {
      onSuccess: () => {
        setTyped(nothing);
        setChecked(false);
        showToast({ text: t('admin-accounts:password_form.done'), tone: 'ok' });
      },
    });
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p className="soft">{t('admin-accounts:password_form.text')}</p>
      <PasswordField
        kind="current"
        label={t('admin-accounts:password_form.current')}
        value={typed.current_password}
        error={isChecked && !typed.current_password ? fieldText(t, 'required') : refused.current_password}
        onChange={(current_password) => setTyped({ ...typed, current_password })}
      />
      <PasswordField
        kind="new"
        label={t('admin-accounts:password_form.new')}
        help={t('admin-accounts:password_form.new_help')}
        value={typed.password}
        error={isChecked && isShort ? fieldText(t, 'password_short') : refused.password}
        onChange={(password) => setTyped({ ...typed, password })}
      />
      <RefusalNotice title={t('admin-accounts:change.failed')} error={change.error} />
      <Button type="submit" busy={change.isPending}>
        {t('admin-accounts:password_form.change')}
      </Button>
    </form>
  );
}
