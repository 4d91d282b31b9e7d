// The form that asks for the administrator's password before a change of the second factors.
import { type FormEvent, useState } from 'react';
import { afterMutation } from '../../http/after-mutation.ts';
import { fieldText, problemFields } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { PasswordField } from '../../parts/admin/password-field.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

interface PasswordStepProps<T> {
  text: string;
  go: string;
  failed: string;
  danger?: boolean;
  change: { error: unknown; isPending: boolean; mutateAsync: (password: string) => Promise<T> };
  onDone: (result: T) => void;
}

export function PasswordStep<T>({ text, go, failed, danger = false, change, onDone }: PasswordStepProps<T>) {
  const { t } = useTranslation(['admin-accounts', 'problems']);
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (password && !change.isPending) afterMutation(change.mutateAsync(password), { onSuccess: onDone });
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p>{text}</p>
      <PasswordField
        kind="current"
        label={t('admin-accounts:password')}
        value={password}
        error={isChecked && !password ? fieldText(t, 'required') : problemFields(t, change.error).password}
        onChange={setPassword}
      />
      <RefusalNotice title={failed} error={change.error} />
      <Button type="submit" variant={danger ? 'danger' : 'main'} wide busy={change.isPending}>
        {go}
      </Button>
    </form>
  );
}
