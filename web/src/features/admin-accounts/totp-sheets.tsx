// Two sheets for app codes (TOTP). One enables them with a QR code and a first code; the other disables them with the
// password.
import { type FormEvent, useState } from 'react';
import { afterMutation } from '../../http/after-mutation.ts';
import { fieldText, problemFields } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { QrCode } from '../../kit/control/qr-code.tsx';
import { CODE_LENGTH, CodeInput } from '../../kit/form/code-input.tsx';
import { FieldError } from '../../kit/form/field-error.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { PasswordStep } from './password-step.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { useConfirmTotp, useRemoveTotp, useStartTotp } from './second-factor-queries.ts';

interface TotpSheetProps {
  /** The sheet that is open; null for none. */
  open: 'add' | 'remove' | null;
  onClose: () => void;
  /** Called with the first recovery codes, which the server creates with the first second factor. */
  onCodes: (codes: readonly string[]) => void;
}

type Codes = readonly string[] | null;

function CodeStep({ secret, url, onDone }: { secret: string; url: string; onDone: (codes: Codes) => void }) {
  const { t } = useTranslation(['admin-accounts', 'problems']);
  const confirm = useConfirmTotp();
  const [digits, setDigits] = useState('');
  const [isShort, setShort] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShort(digits.length < CODE_LENGTH);
    if (digits.length < CODE_LENGTH || confirm.isPending) return;
    afterMutation(confirm.mutateAsync(digits), {
      onSuccess: ({ recovery_codes }) => onDone(recovery_codes),
      onError: () => setDigits(''),
    });
  };
  const refused = digits ? undefined : problemFields(t, confirm.error).code;
  const wrong = isShort ? fieldText(t, 'otp_format') : refused;
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p>{t('admin-accounts:totp.scan')}</p>
      <div className="totp-new">
        <QrCode text={url} label={t('admin-accounts:totp.qr')} />
        <p>
          {t('admin-accounts:totp.key')}: <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
      </div>
      <CodeInput
        label={t('admin-accounts:totp.code')}
        value={digits}
        wrong={wrong !== undefined}
        describedBy="totp-code-error"
        onChange={setDigits}
      />
      <FieldError id="totp-code-error" text={wrong} />
      <RefusalNotice title={t('admin-accounts:totp.begin_failed')} error={confirm.error} />
      <Button type="submit" variant="main" wide busy={confirm.isPending}>
        {t('admin-accounts:totp.begin')}
      </Button>
    </form>
  );
}

function AddTotp({ onClose, onCodes }: Pick<TotpSheetProps, 'onClose' | 'onCodes'>) {
  const { t } = useTranslation('admin-accounts');
  const showToast = useToast();
  const begin = useStartTotp();
  const done = (codes: Codes) => {
    showToast({ text: t('totp.added'), tone: 'ok' });
    onClose();
    if (codes) onCodes(codes);
  };
  if (begin.data) return <CodeStep secret={begin.data.secret} url={begin.data.otpauth_url} onDone={done} />;
  return (
    <PasswordStep
      text={t('totp.password_text')}
      go={t('totp.next')}
      failed={t('totp.begin_failed')}
      change={begin}
      onDone={() => undefined}
    />
  );
}

function DropTotp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-accounts');
  const showToast = useToast();
  const remove = useRemoveTotp();
  const done = () => {
    showToast({ text: t('totp.removed'), tone: 'ok' });
    onClose();
  };
  return (
    <PasswordStep
      text={t('totp.remove_text')}
      go={t('totp.remove')}
      failed={t('totp.remove_failed')}
      danger
      change={remove}
      onDone={done}
    />
  );
}

export function TotpSheet({ open, onClose, onCodes }: TotpSheetProps) {
  const { t } = useTranslation('admin-accounts');
  const title = t(open === 'remove' ? 'totp.remove_title' : 'totp.begin_title');
  return (
    <Sheet open={open !== null} title={title} close={t('common:close')} onClose={onClose}>
      {open === 'add' && <AddTotp onClose={onClose} onCodes={onCodes} />}
      {open === 'remove' && <DropTotp onClose={onClose} />}
    </Sheet>
  );
}
