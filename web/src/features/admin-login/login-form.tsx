// Username and password, then, where the account has one, the code of the second factor.
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../admin/password-field.tsx';
import { adminSessionExpired } from '../../admin/token.ts';
import { fieldText } from '../../i18n/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { CODE_LENGTH, CodeInput } from '../../ui/code-input.tsx';
import { TextField } from '../../ui/field.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Credentials } from './door-calls.ts';
import { entryText, refusalCode, useEntry } from './use-entry.ts';

interface CodeStepProps {
  credentials: Credentials;
  entry: ReturnType<typeof useEntry>;
  onBack: () => void;
}

function CodeStep({ credentials, entry, onBack }: CodeStepProps) {
  const { t } = useTranslation(['admin-login', 'problems']);
  const [digits, setDigits] = useState('');
  const [isShort, setShort] = useState(false);
  const isWrong = entry.error !== null && refusalCode(entry.error) !== 'totp_required';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShort(digits.length < CODE_LENGTH);
    if (digits.length < CODE_LENGTH || entry.isPending) return;
    entry.mutate({ ...credentials, totp: digits }, { onError: () => setDigits('') });
  };
  const text = isShort ? fieldText(t, 'otp_format') : isWrong && !digits ? entryText(t, entry.error) : undefined;
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <h1>{t('admin-login:second.title')}</h1>
      <p>{t('admin-login:second.text')}</p>
      <CodeInput
        label={t('admin-login:second.label')}
        value={digits}
        wrong={text !== undefined}
        describedBy="second-step-error"
        onChange={setDigits}
      />
      <FieldError id="second-step-error" text={text} />
      <Button type="submit" variant="main" size="big" wide busy={entry.isPending}>
        {t('admin-login:login')}
      </Button>
      <Button variant="link" onClick={onBack}>
        {t('admin-login:second.back')}
      </Button>
    </form>
  );
}

interface PasswordStepProps {
  typed: Credentials;
  entry: ReturnType<typeof useEntry>;
  onChange: (typed: Credentials) => void;
  onCode: () => void;
}

function PasswordStep({ typed, entry, onChange, onCode }: PasswordStepProps) {
  const { t } = useTranslation(['admin-login', 'problems']);
  const [isChecked, setChecked] = useState(false);
  const missing = (value: string) => (isChecked && !value.trim() ? fieldText(t, 'required') : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!typed.username.trim() || !typed.password || entry.isPending) return;
    const credentials = { username: typed.username.trim(), password: typed.password, totp: null };
    entry.mutate(credentials, { onError: (error) => refusalCode(error) === 'totp_required' && onCode() });
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <h1>{t('admin-login:title')}</h1>
      {adminSessionExpired() && !entry.isError && (
        <Notice tone="info" icon="clock" role="status">
          {t('admin-login:expired')}
        </Notice>
      )}
      <TextField
        label={t('admin-login:username')}
        name="username"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        required
        value={typed.username}
        error={missing(typed.username)}
        onChange={(event) => onChange({ ...typed, username: event.target.value })}
      />
      <PasswordField
        kind="current"
        label={t('admin-login:password')}
        value={typed.password}
        error={missing(typed.password)}
        onChange={(password) => onChange({ ...typed, password })}
      />
      {entry.isError && (
        <Notice tone="danger" role="alert">
          {entryText(t, entry.error)}
        </Notice>
      )}
      <Button type="submit" variant="main" size="big" wide busy={entry.isPending}>
        {t('admin-login:login')}
      </Button>
    </form>
  );
}

export function LoginForm() {
  const entry = useEntry();
  const [typed, setTyped] = useState<Credentials>({ username: '', password: '' });
  const [step, setStep] = useState<'password' | 'code'>('password');
  if (step === 'code') {
    const back = () => {
      entry.reset();
      setTyped({ ...typed, password: '' });
      setStep('password');
    };
    return <CodeStep credentials={{ ...typed, username: typed.username.trim() }} entry={entry} onBack={back} />;
  }
  return <PasswordStep typed={typed} entry={entry} onChange={setTyped} onCode={() => setStep('code')} />;
}
