// The form for the mobile number, which accepts digits of any script and any spacing.
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { normalisePhone } from '#contracts/phone.ts';
import { fieldText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { PhoneField } from '../../kit/form/phone-field.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { SendRefused, type SentCode, useSendCode } from '../../session/codes.ts';
import { FailureNotice } from '../../session/failure-notice.tsx';

interface PhoneFormProps {
  initial: string;
  for_registration: boolean;
  /** The path to open after sign-in. */
  next: string | null;
  onSent: (sent: SentCode, typed: string) => void;
}

export function PhoneForm({ initial, for_registration, next, onSent }: PhoneFormProps) {
  const { t } = useTranslation(['signin', 'problems']);
  const [typed, setTyped] = useState(initial);
  const [wrong, setWrong] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const send = useSendCode({ for_registration });
  // During the registration, focus this field, because it is the only field of the page.
  useEffect(() => {
    if (for_registration) input.current?.focus();
  }, [for_registration]);
  // React does not call `onChange` for a number that was typed before hydration, so copy that number into the state.
  useLayoutEffect(() => setTyped((known) => input.current?.value || known), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const phone = normalisePhone(typed);
    setWrong(phone ? undefined : fieldText(t, typed.trim() ? 'phone_invalid' : 'required'));
    if (phone === null) input.current?.focus();
    else if (!send.isPending) send.mutate(phone, { onSuccess: (sent) => onSent(sent, typed) });
  };
  return (
    // `method="dialog"` stops the browser from submitting the form before hydration. The URL would contain the number.
    <form onSubmit={submit} method="dialog" noValidate>
      <PhoneField
        ref={input}
        label={t('signin:phone.label')}
        help={t('signin:phone.hint')}
        error={wrong}
        value={typed}
        onChange={setTyped}
      />
      <FailureNotice what="send" error={send.error}>
        {send.error instanceof SendRefused && send.error.user_exists && (
          <LinkButton to={paths.signIn(next ?? undefined)} state={{ phone: typed }}>
            {t('signin:failed.sign_in')}
          </LinkButton>
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
