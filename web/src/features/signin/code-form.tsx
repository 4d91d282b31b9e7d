// The code: typed, pasted or filled in by the phone; sent by itself when the sixth digit is there.
import { type FormEvent, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserType } from '#contracts/reference.ts';
import { fieldText } from '../../i18n/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CODE_LENGTH, CodeInput, codeDigits } from './code-input.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { type SentCode, shownPhone, useVerifyCode } from './queries.ts';
import { Resend } from './resend.tsx';
import { useWebOtp } from './web-otp.ts';

/** What a right code brings: a session of a known person, or the pass of a new number. */
export interface Verified {
  access_token: string;
  user_type: UserType | null;
  is_new_user: boolean;
}

interface CodeFormProps {
  sent: SentCode;
  for_registration: boolean;
  /** Something slow that follows a right code is under way. */
  busy: boolean;
  onVerified: (verified: Verified) => void;
  onChangeNumber: () => void;
}

export function CodeForm({ sent, for_registration, busy, onVerified, onChangeNumber }: CodeFormProps) {
  const { t } = useTranslation(['signin', 'problems']);
  const [digits, setDigits] = useState('');
  const [isShort, setShort] = useState(false);
  const { mutate, isPending, error, reset } = useVerifyCode({ for_registration });
  const verify = useCallback(
    (otp: string) => mutate({ phone: sent.phone, otp }, { onSuccess: onVerified, onError: () => setDigits('') }),
    [mutate, sent.phone, onVerified],
  );
  const change = useCallback(
    (next: string) => {
      setDigits(next);
      setShort(false);
      if (next.length === CODE_LENGTH) verify(next);
    },
    [verify],
  );
  useWebOtp(useCallback((code: string) => change(codeDigits(code)), [change]));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || busy) return;
    if (digits.length === CODE_LENGTH) verify(digits);
    else setShort(true);
  };
  return (
    <form onSubmit={submit} noValidate>
      <p>
        {t('signin:code.sent', { phone: shownPhone(sent.phone) })}{' '}
        <Button variant="link" onClick={onChangeNumber}>
          {t('signin:code.change')}
        </Button>
      </p>
      <div>
        <CodeInput label={t('signin:code.label')} value={digits} wrong={isShort || error !== null} onChange={change} />
        <FieldError id="code-error" text={isShort ? fieldText(t, 'otp_format') : undefined} />
      </div>
      <FailureNotice what="verify" error={error} />
      <p className="code-form__hint soft">
        <Icon name="message" size={20} />
        {t('signin:code.fills')}
      </p>
      <Button
        type="submit"
        variant="main"
        size="big"
        wide
        busy={isPending || busy}
        disabled={digits.length < CODE_LENGTH && !isPending && !busy}
      >
        {t('signin:code.go_on')}
      </Button>
      <Resend sent={sent} for_registration={for_registration} onResent={reset} />
    </form>
  );
}
