// One field: the mobile number, in whatever digits and spacing people write it.
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { normalisePhone } from '#contracts/phone.ts';
import { paths } from '../../app/paths.ts';
import { fieldText } from '../../i18n/problem-text.ts';
import { SendRefused, type SentCode, useSendCode } from '../../session/codes.ts';
import { FailureNotice } from '../../session/failure-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';

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
    <form onSubmit={submit} noValidate>
      <PhoneField
        label={t('signin:phone.label')}
        help={t('signin:phone.hint')}
        error={wrong}
        value={typed}
        onChange={setTyped}
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
