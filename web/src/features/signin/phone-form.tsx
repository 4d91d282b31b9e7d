// One field: the mobile number, in whatever digits and spacing people write it.
import './phone-form.css';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { normalisePhone } from '#contracts/phone.ts';
import { paths } from '../../app/paths.ts';
import { fieldText } from '../../i18n/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { SendRefused, type SentCode, useSendCode } from './queries.ts';

interface PhoneFormProps {
  initial: string;
  for_registration: boolean;
  onSent: (sent: SentCode, typed: string) => void;
}

export function PhoneForm({ initial, for_registration, onSent }: PhoneFormProps) {
  const { t } = useTranslation(['signin', 'problems']);
  const [typed, setTyped] = useState(initial);
  const [wrong, setWrong] = useState<string>();
  const send = useSendCode({ for_registration });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const phone = normalisePhone(typed);
    setWrong(phone ? undefined : fieldText(t, typed.trim() ? 'phone_invalid' : 'required'));
    if (phone && !send.isPending) send.mutate(phone, { onSuccess: (sent) => onSent(sent, typed) });
  };
  return (
    <form className="phone-form" onSubmit={submit} noValidate>
      <TextField
        label={t('signin:phone.label')}
        help={t('signin:phone.hint')}
        error={wrong}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        name="phone_number"
        maxLength={24}
        before={<span className="phone-form__country">+91</span>}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FailureNotice what="send" error={send.error}>
        {send.error instanceof SendRefused && send.error.user_exists && (
          <Link to={paths.signIn()} state={{ phone: typed }}>
            {t('signin:failed.sign_in')}
          </Link>
        )}
      </FailureNotice>
      <Button type="submit" variant="main" size="big" wide busy={send.isPending}>
        {t('signin:phone.send')}
        {!send.isPending && <Icon name="arrow-right" />}
      </Button>
      <p className="soft">{for_registration ? t('signin:phone.register_hint') : t('signin:phone.new')}</p>
    </form>
  );
}
