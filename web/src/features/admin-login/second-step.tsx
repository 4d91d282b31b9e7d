// The second step of the login: a passkey, an app code (TOTP) or a recovery code.
import { type FormEvent, useState } from 'react';
import { isRefusedWith } from '#contracts/call-error.ts';
import type { SecondStep } from '#contracts/problems.ts';
import { type PasskeyRequest, passkeyRequest } from '#contracts/second-factors.ts';
import { z } from '#contracts/z.ts';
import { fieldText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { CODE_LENGTH, CodeInput } from '../../kit/form/code-input.tsx';
import { TextField } from '../../kit/form/field.tsx';
import { FieldError } from '../../kit/form/field-error.tsx';
import { PasskeyStopped, signWithPasskey } from '../../parts/admin/passkeys.ts';
import type { Credentials, TypedStep } from './sign-in-calls.ts';
import { entryText, useEntry } from './use-entry.ts';

/**
 * The server's offer for the second step: the accepted factors in the order in which they are shown, and the passkey
 * challenge.
 */
export interface Offer {
  methods: readonly SecondStep[];
  request: PasskeyRequest | null;
}

const methodsShape = z.array(z.enum(['passkey', 'totp', 'recovery_code']));

/** Returns the offer that a `second_step_required` problem contains; null for any other error. */
export function offerIn(error: unknown): Offer | null {
  if (!isRefusedWith(error, 'second_step_required')) return null;
  const methods = z.safeParse(methodsShape, error.document?.methods);
  const request = z.safeParse(passkeyRequest, error.document?.passkey_request);
  return { methods: methods.data ?? [], request: request.data ?? null };
}

interface StepProps {
  busy: boolean;
  error: unknown;
  send: (step: TypedStep, again?: () => void) => void;
}

function CodeStep({ busy, error, send }: StepProps) {
  const { t } = useTranslation(['admin-login', 'problems']);
  const [digits, setDigits] = useState('');
  const [isShort, setShort] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShort(digits.length < CODE_LENGTH);
    if (digits.length === CODE_LENGTH && !busy) send({ totp: digits }, () => setDigits(''));
  };
  const text = isShort ? fieldText(t, 'otp_format') : error && !digits ? entryText(t, error) : undefined;
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p>{t('admin-login:second.text')}</p>
      <CodeInput
        label={t('admin-login:second.label')}
        value={digits}
        wrong={text !== undefined}
        describedBy="second-step-error"
        onChange={setDigits}
      />
      <FieldError id="second-step-error" text={text} />
      <Button type="submit" variant="main" size="big" wide busy={busy}>
        {t('admin-login:login')}
      </Button>
    </form>
  );
}

function RecoveryStep({ busy, error, send }: StepProps) {
  const { t } = useTranslation(['admin-login', 'problems']);
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (code.trim() && !busy) send({ recovery_code: code.trim() });
  };
  const refused = error ? entryText(t, error) : undefined;
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p>{t('admin-login:second.recovery_text')}</p>
      <TextField
        label={t('admin-login:second.recovery_label')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        value={code}
        error={isChecked && !code.trim() ? fieldText(t, 'required') : refused}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="main" size="big" wide busy={busy}>
        {t('admin-login:login')}
      </Button>
    </form>
  );
}

function PasskeyStep({ busy, error, send, ask }: StepProps & { ask: () => Promise<TypedStep> }) {
  const { t } = useTranslation(['admin-login', 'problems']);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const confirm = async () => {
    setAsking(true);
    setFailure(null);
    try {
      send(await ask());
    } catch (cause) {
      setFailure(cause);
    } finally {
      setAsking(false);
    }
  };
  const shown = failure ?? error;
  return (
    <div className="stack">
      <p>{t('admin-login:second.passkey_text')}</p>
      {shown !== null && !isAsking && (
        <Notice tone="danger" role="alert">
          {shown instanceof PasskeyStopped ? t('admin-login:second.passkey_failed') : entryText(t, shown)}
        </Notice>
      )}
      <Button variant="main" size="big" wide busy={busy || isAsking} onClick={() => void confirm()}>
        {t('admin-login:second.use_passkey')}
      </Button>
    </div>
  );
}

interface SecondStepProps {
  credentials: Credentials;
  offer: Offer;
  /** Requests a new passkey challenge for another attempt, because the server accepts each challenge only once. */
  renew: () => Promise<Offer>;
  onBack: () => void;
}

/**
 * Returns a function that signs a passkey challenge. The first call of this function uses the challenge that the server
 * sent after the password. Each later call requests a new challenge.
 */
function useChallenge(offer: Offer, renew: () => Promise<Offer>) {
  const [fresh, setFresh] = useState(offer.request);
  return async (): Promise<TypedStep> => {
    const request = fresh ?? (await renew()).request;
    setFresh(null);
    if (!request) throw new PasskeyStopped('the account has no passkey');
    return { passkey: JSON.stringify(await signWithPasskey(request)) };
  };
}

export function SecondStepForm({ credentials, offer, renew, onBack }: SecondStepProps) {
  const { t } = useTranslation('admin-login');
  const entry = useEntry();
  const ask = useChallenge(offer, renew);
  const [method, setMethod] = useState<SecondStep>(offer.methods[0] ?? 'recovery_code');
  const send: StepProps['send'] = (step, again) =>
    entry.mutate({ ...credentials, ...step }, { onError: () => again?.() });
  const choose = (other: SecondStep) => {
    entry.reset();
    setMethod(other);
  };
  const step = { busy: entry.isPending, error: entry.error, send };
  return (
    <div className="stack">
      <h1>{t('second.title')}</h1>
      {method === 'passkey' && <PasskeyStep {...step} ask={ask} />}
      {method === 'totp' && <CodeStep {...step} />}
      {method === 'recovery_code' && <RecoveryStep {...step} />}
      {offer.methods
        .filter((other) => other !== method)
        .map((other) => (
          <Button key={other} variant="link" onClick={() => choose(other)}>
            {t(`second.use_${other}`)}
          </Button>
        ))}
      <Button variant="link" onClick={onBack}>
        {t('second.back')}
      </Button>
    </div>
  );
}
