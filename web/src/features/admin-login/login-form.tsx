// The login form: username and password, then the second factor if the account has one.
import { type FormEvent, useState } from 'react';
import { fieldText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { TextField } from '../../kit/form/field.tsx';
import { PasswordField } from '../../parts/admin/password-field.tsx';
import { adminSessionExpired } from '../../parts/admin/token.ts';
import { type Offer, offerIn, SecondStepForm } from './second-step.tsx';
import { type Credentials, enter } from './sign-in-calls.ts';
import { entryText, useEntry } from './use-entry.ts';

interface PasswordStepProps {
  typed: Credentials;
  entry: ReturnType<typeof useEntry>;
  onChange: (typed: Credentials) => void;
  onSecondStep: (offer: Offer) => void;
}

function ExpiredNotice() {
  const { t } = useTranslation('admin-login');
  return (
    <Notice tone="info" icon="clock" role="status">
      {t('expired')}
    </Notice>
  );
}

function PasswordStep({ typed, entry, onChange, onSecondStep }: PasswordStepProps) {
  const { t } = useTranslation(['admin-login', 'problems']);
  const [isChecked, setChecked] = useState(false);
  const missing = (value: string) => (isChecked && !value.trim() ? fieldText(t, 'required') : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!typed.username.trim() || !typed.password || entry.isPending) return;
    const credentials = { username: typed.username.trim(), password: typed.password };
    const next = (error: unknown) => {
      const offer = offerIn(error);
      if (offer) onSecondStep(offer);
    };
    entry.mutate(credentials, { onError: next });
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <h1>{t('admin-login:title')}</h1>
      {adminSessionExpired() && !entry.isError && <ExpiredNotice />}
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

/**
 * Requests a new passkey challenge: sends only username and password again. The server refuses this incomplete login,
 * and its refusal contains a new challenge.
 */
async function renewOffer(credentials: Credentials): Promise<Offer> {
  const error: unknown = await enter(credentials, {}).catch((refusal: unknown) => refusal);
  const offer = offerIn(error);
  if (!offer) throw error;
  return offer;
}

export function LoginForm() {
  const entry = useEntry();
  const [typed, setTyped] = useState<Credentials>({ username: '', password: '' });
  const [offer, setOffer] = useState<Offer | null>(null);
  if (!offer) return <PasswordStep typed={typed} entry={entry} onChange={setTyped} onSecondStep={setOffer} />;
  const back = () => {
    entry.reset();
    setTyped({ ...typed, password: '' });
    setOffer(null);
  };
  const credentials = { ...typed, username: typed.username.trim() };
  return <SecondStepForm credentials={credentials} offer={offer} renew={() => renewOffer(credentials)} onBack={back} />;
}
