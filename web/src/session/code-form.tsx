// The form for a one-time code: typed, pasted or filled in by the phone. The form submits automatically after the sixth
// digit.
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useCallback, useState } from 'react';
import { CallError } from '#contracts/call-error.ts';
import { fieldText } from '../i18n/problem-text.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../kit/control/button.tsx';
import { CODE_LENGTH, CodeInput, codeDigits } from '../kit/form/code-input.tsx';
import { FieldError } from '../kit/form/field-error.tsx';
import { Icon } from '../kit/icon/icon.tsx';
import { CancelledByUser } from './cancelled.ts';
import { formatPhone, type SentCode } from './codes.ts';
import { ExpiredCode } from './expired-code.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { ResendCode } from './resend-code.tsx';
import { CODE_LIFE, useAnotherCode } from './use-another-code.ts';
import { useWebOtp } from './web-otp.ts';

interface CodeFormProps<Brought> {
  sent: SentCode;
  for_registration: boolean;
  /** True while the sign-in or registration that follows a correct code is running. */
  busy: boolean;
  /** Sends the six-digit code to the server and resolves to the response. */
  trade: (otp: string) => Promise<Brought>;
  onVerified: (brought: Brought) => void;
  /** Called when the user wants to change the phone number; undefined if the user cannot change the number here. */
  onChangeNumber?: (() => void) | undefined;
}

/**
 * Returns what an error means for the form. `isDead`: the code cannot be used any more. `isShut`: the phone number is
 * locked for longer than the lifetime of a code, so another code would not help either.
 */
function deathOf(error: unknown) {
  const code = error instanceof CallError ? error.code : null;
  const wait = error instanceof CallError ? error.document?.retry_after : undefined;
  return {
    isDead: code === 'otp_expired' || code === 'otp_locked',
    isShut: code === 'otp_locked' && typeof wait === 'number' && wait > CODE_LIFE,
  };
}

function useTypedCode<Brought>({ trade, onVerified }: Pick<CodeFormProps<Brought>, 'trade' | 'onVerified'>) {
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
  const submit = () => (digits.length === CODE_LENGTH ? verify(digits) : setShort(true));
  return { digits, isShort, isPending, error, reset, change, submit };
}

export function CodeForm<Brought>(props: CodeFormProps<Brought>) {
  const { sent, for_registration, busy, onChangeNumber } = props;
  const { t } = useTranslation(['signin', 'problems']);
  const code = useTypedCode(props);
  const another = useAnotherCode({ sent, for_registration, onResent: code.reset });
  const { change } = code;
  useWebOtp(
    useCallback((text: string) => change(codeDigits(text)), [change]),
    another.sends,
  );
  const isBusy = code.isPending || busy;
  const { isDead, isShut } = deathOf(code.error);
  const isOver = !isBusy && (isDead || another.isExpired);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && !isOver) code.submit();
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p>
        {t('signin:code.sent', { phone: formatPhone(sent.phone) })}{' '}
        {onChangeNumber && (
          <Button variant="link" onClick={onChangeNumber}>
            {t('signin:code.change')}
          </Button>
        )}
      </p>
      {isOver ? (
        <ExpiredCode error={isDead ? code.error : null} isShut={isShut} another={another} />
      ) : (
        <TypedCode code={code} isBusy={isBusy} />
      )}
      {!isOver && <ResendCode another={another} />}
    </form>
  );
}

interface TypedCodeProps {
  code: Pick<ReturnType<typeof useTypedCode>, 'digits' | 'isShort' | 'error' | 'change'>;
  isBusy: boolean;
}

function TypedCode({ code: { digits, isShort, error, change }, isBusy }: TypedCodeProps) {
  const { t } = useTranslation(['signin', 'problems']);
  return (
    <>
      <div>
        <CodeInput
          label={t('signin:code.label')}
          value={digits}
          wrong={isShort || (error !== null && !(error instanceof CancelledByUser))}
          describedBy={isShort ? 'code-error' : undefined}
          onChange={change}
        />
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
        busy={isBusy}
        disabled={digits.length < CODE_LENGTH && !isBusy}
      >
        {t('signin:code.go_on')}
      </Button>
    </>
  );
}
