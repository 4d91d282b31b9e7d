// The administrator's own passkeys: a list, a form that adds a passkey, and a button that removes one.
import { type FormEvent, useState } from 'react';
import { isRefusedWith } from '#contracts/call-error.ts';
import type { Passkey } from '#contracts/second-factors.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import { fieldText, problemFields } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { TextField } from '../../kit/form/field.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { PasskeyStopped } from '../../parts/admin/passkeys.ts';
import { PasswordField } from '../../parts/admin/password-field.tsx';
import { PasswordStep } from './password-step.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { useAddPasskey, useRemovePasskey } from './second-factor-queries.ts';

/**
 * Shows why adding a passkey failed, on the device or on the server. If the reason is that the password must be
 * confirmed again, renders nothing, because the form asks for the password.
 */
function AddFailure({ error }: { error: unknown }) {
  const { t } = useTranslation(['admin-accounts', 'problems']);
  const title = t('admin-accounts:factors.passkey_add_failed');
  const wrong = problemFields(t, error).credential;
  if (isRefusedWith(error, 'password_not_fresh')) return null;
  if (!wrong && !(error instanceof PasskeyStopped)) return <RefusalNotice title={title} error={error} />;
  return (
    <Notice tone="danger" role="alert" title={title}>
      {wrong ?? t('admin-accounts:factors.passkey_stopped')}
    </Notice>
  );
}

interface AddFormProps {
  onDone: (name: string, codes: readonly string[] | null) => void;
}

/**
 * The state of the form that adds a passkey. `isStale` is true once the server has asked to confirm the password again.
 */
function useNewPasskey({ onDone }: AddFormProps) {
  const add = useAddPasskey();
  const [typed, setTyped] = useState({ name: '', password: '' });
  const [isStale, setStale] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!typed.name.trim() || (isStale && !typed.password) || add.isPending) return;
    afterMutation(add.mutateAsync({ name: typed.name, password: isStale ? typed.password : null }), {
      onSuccess: ({ passkey, recovery_codes }) => onDone(passkey.name, recovery_codes),
      onError: (error) => {
        if (!isRefusedWith(error, 'password_not_fresh')) return;
        setStale(true);
        setChecked(false);
      },
    });
  };
  return { typed, setTyped, isStale, isChecked, submit, add };
}

function AddForm(props: AddFormProps) {
  const { t } = useTranslation(['admin-accounts', 'problems']);
  const { typed, setTyped, isStale, isChecked, submit, add } = useNewPasskey(props);
  const refused = problemFields(t, add.error);
  const missing = (value: string) => (isChecked && !value.trim() ? fieldText(t, 'required') : undefined);
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p>{t('admin-accounts:factors.passkeys_text')}</p>
      <TextField
        label={t('admin-accounts:factors.passkey_name')}
        help={t('admin-accounts:factors.passkey_name_help')}
        maxLength={60}
        autoComplete="off"
        required
        value={typed.name}
        error={missing(typed.name) ?? refused.name}
        onChange={(event) => setTyped({ ...typed, name: event.target.value })}
      />
      {isStale && (
        <PasswordField
          kind="current"
          label={t('admin-accounts:password')}
          help={t('admin-accounts:factors.passkey_password')}
          value={typed.password}
          error={missing(typed.password) ?? refused.password}
          onChange={(password) => setTyped({ ...typed, password })}
        />
      )}
      <AddFailure error={add.error} />
      <Button type="submit" variant="main" wide busy={add.isPending}>
        {t('admin-accounts:factors.passkey_add')}
      </Button>
    </form>
  );
}

function RemoveForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useTranslation('admin-accounts');
  const showToast = useToast();
  const remove = useRemovePasskey(passkey.id);
  const done = () => {
    showToast({ text: t('factors.passkey_removed'), tone: 'ok' });
    onDone();
  };
  return (
    <PasswordStep
      text={t('factors.passkey_remove_text')}
      go={t('factors.passkey_remove')}
      failed={t('factors.passkey_remove_failed')}
      danger
      change={remove}
      onDone={done}
    />
  );
}

function PasskeyLine({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { t } = useTranslation('admin-accounts');
  const { language } = useLanguage();
  const { name, used_at } = passkey;
  return (
    <li className="account-session">
      <Icon name="lock" />
      <div className="account-session__words">
        <p>{name}</p>
        <p className="soft small">
          {used_at ? t('sessions.used', { when: formatDateTime(used_at, language) }) : t('factors.passkey_unused')}
        </p>
      </div>
      <Button aria-label={t('factors.passkey_remove_named', { name })} onClick={onRemove}>
        {t('factors.passkey_remove')}
      </Button>
    </li>
  );
}

interface PasskeysProps {
  offered: boolean;
  list: readonly Passkey[];
  onCodes: (codes: readonly string[]) => void;
}

function PasskeyList({ list }: Pick<PasskeysProps, 'list'>) {
  const { t } = useTranslation('admin-accounts');
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const title = t('factors.passkey_remove_title', { name: removing?.name });
  return (
    <>
      {list.length > 0 && (
        <ul className="account-sessions">
          {list.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
          ))}
        </ul>
      )}
      <Sheet open={removing !== null} title={title} close={t('common:close')} onClose={() => setRemoving(null)}>
        {removing && <RemoveForm passkey={removing} onDone={() => setRemoving(null)} />}
      </Sheet>
    </>
  );
}

export function Passkeys({ offered, list, onCodes }: PasskeysProps) {
  const { t } = useTranslation('admin-accounts');
  const showToast = useToast();
  const [isAdding, setAdding] = useState(false);
  const added: AddFormProps['onDone'] = (name, codes) => {
    showToast({ text: t('factors.passkey_added', { name }), tone: 'ok' });
    setAdding(false);
    if (codes) onCodes(codes);
  };
  return (
    <div className="stack">
      <h3>{t('factors.passkeys_title')}</h3>
      <PasskeyList list={list} />
      {offered ? (
        <p>
          <Button onClick={() => setAdding(true)}>{t('factors.passkey_add')}</Button>
        </p>
      ) : (
        <p className="soft">{t('factors.not_offered', { variable: 'PUBLIC_ORIGINS' })}</p>
      )}
      <Sheet
        open={isAdding}
        title={t('factors.passkey_add')}
        close={t('common:close')}
        onClose={() => setAdding(false)}
      >
        {isAdding && <AddForm onDone={added} />}
      </Sheet>
    </div>
  );
}
