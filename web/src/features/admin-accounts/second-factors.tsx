// The second factors of the administrator's own account: passkeys, app codes (TOTP) and recovery codes.
import { useState } from 'react';
import type { SecondFactors as Factors } from '#contracts/second-factors.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { QueryView } from '../../parts/admin/query-view.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useSecondFactors } from './second-factor-queries.ts';
import { TotpSheet } from './totp-sheets.tsx';

type OnCodes = (codes: readonly string[]) => void;

function AppCodes({ offered, on, onCodes }: Factors['totp'] & { onCodes: OnCodes }) {
  const { t } = useTranslation('admin-accounts');
  const [open, setOpen] = useState<'add' | 'remove' | null>(null);
  return (
    <div className="stack">
      <h3>{t('factors.app_title')}</h3>
      {offered || on ? (
        <>
          <p>{t(on ? 'totp.on' : 'totp.off')}</p>
          <p>
            <Button onClick={() => setOpen(on ? 'remove' : 'add')}>{t(on ? 'totp.remove' : 'totp.begin')}</Button>
          </p>
        </>
      ) : (
        <p className="soft">{t('factors.not_offered', { variable: 'TOTP_KEY' })}</p>
      )}
      <TotpSheet open={open} onClose={() => setOpen(null)} onCodes={onCodes} />
    </div>
  );
}

/** Shows all second factors. `onCodes` is called with new recovery codes, which are shown once. */
export function SecondFactors({ onCodes }: { onCodes: OnCodes }) {
  const { t } = useTranslation('admin-accounts');
  const answer = useSecondFactors();
  return (
    <QueryView answer={answer} loading={t('common:loading')} failed={t('account.failed')} again={t('common:try_again')}>
      {({ totp, passkeys, recovery_codes_left }) => (
        <div className="second-factors">
          <Passkeys {...passkeys} onCodes={onCodes} />
          <AppCodes {...totp} onCodes={onCodes} />
          {(totp.on || passkeys.list.length > 0) && <RecoveryCodes left={recovery_codes_left} onCodes={onCodes} />}
        </div>
      )}
    </QueryView>
  );
}
