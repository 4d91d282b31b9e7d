// The form that creates the first administrator of a new installation and then logs in as this administrator.
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { adminsEndpoints } from '#contracts/admins.ts';
import { fieldCodes } from '#contracts/issues.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { fieldText, problemFields, problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { TextField } from '../../kit/form/field.tsx';
import { PasswordField } from '../../parts/admin/password-field.tsx';
import { type FirstAdmin, makeFirst } from './sign-in-calls.ts';
import { refusalCode, useEntry } from './use-entry.ts';

const nothing: FirstAdmin = { full_name: '', email: '', username: '', password: '' };

/** Returns the error codes of each invalid field. Validates with the same schema as the server. */
function wrongIn(form: FirstAdmin): Record<string, string[]> {
  const read = adminsEndpoints.createFirst.body.safeParse(form, { reportInput: true });
  return read.success ? {} : fieldCodes(read.error.issues);
}

function useFirstAdmin(onMade: () => void) {
  const { t } = useTranslation(['admin-login', 'problems']);
  const [form, setForm] = useState(nothing);
  const [token, setToken] = useState('');
  const [wrong, setWrong] = useState<Record<string, string[]>>({});
  const make = useMutation({ mutationFn: () => makeFirst(form, token.trim()) });
  const entry = useEntry();
  const refused = problemFields(t, make.error);
  const errorOf = (field: keyof FirstAdmin) => {
    const code = wrong[field]?.[0];
    return code ? fieldText(t, code) : refused[field];
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const codes = wrongIn(form);
    setWrong(codes);
    if (Object.keys(codes).length > 0 || make.isPending || entry.isPending) return;
    // Log in with the new account. If this login fails, `onMade` makes the sign-in page show the login form.
    const logIn = () => entry.mutate({ username: form.username, password: form.password }, { onError: onMade });
    afterMutation(make.mutateAsync(), {
      onSuccess: logIn,
      onError: (error) => refusalCode(error) === 'admin_exists' && onMade(),
    });
  };
  const set = (field: keyof FirstAdmin) => (value: string) => setForm({ ...form, [field]: value });
  return { form, set, token, setToken, errorOf, submit, make, isBusy: make.isPending || entry.isPending };
}

interface TokenFieldProps {
  value: string;
  onChange: (token: string) => void;
}

/**
 * The field for the bootstrap token (`ADMIN_BOOTSTRAP_TOKEN`). A demo needs no token: the browser sends the demo key, a
 * secret in the link that `npm start` prints.
 */
function TokenField({ value, onChange }: TokenFieldProps) {
  const { t } = useTranslation('admin-login');
  return (
    <TextField
      label={t('first.token')}
      help={t('first.token_help', { variable: 'ADMIN_BOOTSTRAP_TOKEN' })}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/**
 * The form for the first administrator. Calls `onMade` if an administrator already exists, or if the form has created
 * one but the automatic login failed.
 */
export function FirstAdminForm({ onMade }: { onMade: () => void }) {
  const { t } = useTranslation(['admin-login', 'problems']);
  const { form, set, token, setToken, errorOf, submit, make, isBusy } = useFirstAdmin(onMade);
  const [wasForbidden, setForbidden] = useState(false);
  const isForbidden = refusalCode(make.error) === 'bootstrap_forbidden';
  if (isForbidden && !wasForbidden) setForbidden(true);
  const plain = (field: 'full_name' | 'email' | 'username') => ({
    name: field,
    required: true,
    value: form[field],
    error: errorOf(field),
    onChange: (event: { target: { value: string } }) => set(field)(event.target.value),
  });
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <h1>{t('admin-login:first.title')}</h1>
      <p>{t('admin-login:first.text')}</p>
      <TextField {...plain('full_name')} label={t('admin-login:first.full_name')} autoComplete="name" />
      <TextField {...plain('email')} label={t('admin-login:first.email')} type="email" autoComplete="email" />
      <TextField
        {...plain('username')}
        label={t('admin-login:username')}
        help={t('admin-login:first.username_help', { example: 'asha.menon' })}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
      />
      <PasswordField
        kind="new"
        label={t('admin-login:password')}
        help={t('admin-login:first.password_help')}
        value={form.password}
        error={errorOf('password')}
        onChange={set('password')}
      />
      {wasForbidden && <TokenField value={token} onChange={setToken} />}
      {make.isError && refusalCode(make.error) !== 'validation_failed' && (
        <Notice tone="danger" role="alert" title={t('admin-login:first.failed')}>
          {problemText(t, make.error)}
        </Notice>
      )}
      <Button type="submit" variant="main" size="big" wide busy={isBusy}>
        {t('admin-login:first.make')}
      </Button>
    </form>
  );
}
