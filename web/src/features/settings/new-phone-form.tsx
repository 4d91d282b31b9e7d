// The form for a new phone number: validates the number, then sends a code to the number.
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { normalisePhone } from '#contracts/phone.ts';
import { fieldText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { PhoneField } from '../../kit/form/phone-field.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { formatPhone, type SentCode, useSendCode } from '../../session/codes.ts';
import { FailureNotice } from '../../session/failure-notice.tsx';
import { useProfile } from '../../session/profile.ts';
import { useSession } from '../../session/session-context.ts';

export function NewPhoneForm({ onSent }: { onSent: (sent: SentCode) => void }) {
  const { t } = useTranslation(['settings', 'signin', 'problems']);
  const { user_type } = useSession();
  const own = useProfile(user_type).data?.phone_number;
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const send = useSendCode({ for_registration: true });
  const validate = (phone: string | null) => {
    if (!typed.trim()) return fieldText(t, 'required');
    if (!phone) return fieldText(t, 'phone_invalid');
    return phone === own ? t('settings:phone.same') : undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const phone = normalisePhone(typed);
    const fault = validate(phone);
    setWrong(fault);
    if (phone && !fault && !send.isPending) send.mutate(phone, { onSuccess: onSent });
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      {own && <p>{t('settings:phone.now', { phone: formatPhone(own) })}</p>}
      <PhoneField
        label={t('settings:phone.new')}
        help={t('settings:phone.hint')}
        error={wrong}
        value={typed}
        onChange={setTyped}
      />
      <FailureNotice what="send" error={send.error} />
      <Button type="submit" variant="main" size="big" wide busy={send.isPending}>
        {t('signin:phone.send')}
      </Button>
      <p className="soft">
        {t('settings:phone.lost')} <Link to={paths.help}>{t('settings:phone.lost_link')}</Link>
      </p>
    </form>
  );
}
