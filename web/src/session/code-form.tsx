// The code: typed, pasted or filled in by the phone; sent by itself when the sixth digit is there.
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldText } from '../i18n/problem-text.ts';
import { Button } from '../ui/button.tsx';
import { CODE_LENGTH, CodeInput, codeDigits } from '../ui/code-input.tsx';
import { FieldError } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { type SentCode, shownPhone } from './codes.ts';
import { FailureNotice } from './failure-notice.tsx';
import { Resend } from './resend.tsx';
import { useWebOtp } from './web-otp.ts';

interface CodeFormProps<Brought> {
  sent: SentCode;
  for_registration: boolean;
  /** Something slow that follows a right code is under way. */
  busy: boolean;
  /** Trades the six digits for what they bring. */
  trade: (otp: string) => Promise<Brought>;
  onVerified: (brought: Brought) => void;
  /** Absent where the number is not the person's to choose. */
  onChangeNumber?: (() => void) | undefined;
}

export function CodeForm<Brought>(props: CodeFormProps<Brought>) {
  const { sent, for_registration, busy, trade, onVerified, onChangeNumber } = props;
  const { t } = useTranslation(['signin', 'problems']);
  const [digits, setDigits] = useState('');
  const [isShort, setShort] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: trade });
  const verify = useCallback(
    (otp: string) => mutate(otp, { onSuccess: onVerified, onError: () => setDigits('') }),
    [mutate, onVerified],
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
        {onChangeNumber && (
          <Button variant="link" onClick={onChangeNumber}>
            {t('signin:code.change')}
          </Button>
        )}
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
