// Recovery codes: shows ten new codes once, and later the number of unused codes.
import { useState } from 'react';
import { FEW_RECOVERY_CODES } from '#contracts/second-factors.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { counted } from '../../kit/text/number-text.ts';
import { PasswordStep } from './password-step.tsx';
import { useRenewRecoveryCodes } from './second-factor-queries.ts';

/** Shows the codes and a button that confirms that they are saved. */
export function NewRecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { t } = useTranslation('admin-accounts');
  const showToast = useToast();
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast({ text: t('factors.codes_copied'), tone: 'ok' }),
      () => undefined,
    );
  return (
    <div className="stack">
      <p>{t('factors.codes_text')}</p>
      <ul className="recovery-codes" aria-label={t('factors.codes_title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button icon="copy" wide onClick={copy}>
        {t('factors.codes_copy')}
      </Button>
      <Button variant="main" wide onClick={onSaved}>
        {t('factors.codes_saved')}
      </Button>
    </div>
  );
}

function RenewCodes({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const { t } = useTranslation('admin-accounts');
  const renew = useRenewRecoveryCodes();
  return (
    <PasswordStep
      text={t('factors.codes_renew_text')}
      go={t('factors.codes_renew')}
      failed={t('factors.codes_renew_failed')}
      change={renew}
      onDone={({ recovery_codes }) => onCodes(recovery_codes)}
    />
  );
}

interface RecoveryCodesProps {
  left: number;
  onCodes: (codes: readonly string[]) => void;
}

/**
 * Shows how many recovery codes are unused, and a button that creates new codes. The button asks for the password
 * first.
 */
export function RecoveryCodes({ left, onCodes }: RecoveryCodesProps) {
  const { t } = useTranslation('admin-accounts');
  const [isRenewing, setRenewing] = useState(false);
  const words = t('factors.codes_left', counted(left));
  const renewed = (codes: readonly string[]) => {
    setRenewing(false);
    onCodes(codes);
  };
  return (
    <div className="stack">
      <h3>{t('factors.codes_title')}</h3>
      {left > FEW_RECOVERY_CODES ? (
        <p>{words}</p>
      ) : (
        <Notice tone="warn" title={words}>
          {t('factors.codes_few')}
        </Notice>
      )}
      <p>
        <Button onClick={() => setRenewing(true)}>{t('factors.codes_renew')}</Button>
      </p>
      <Sheet
        open={isRenewing}
        title={t('factors.codes_renew')}
        close={t('common:close')}
        onClose={() => setRenewing(false)}
      >
        {isRenewing && <RenewCodes onCodes={renewed} />}
      </Sheet>
    </div>
  );
}
