// The sheet in which a superuser removes the second factors of an administrator who has lost them.

import type { AdminAccount } from '#contracts/admins.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { PasswordStep } from './password-step.tsx';
import { useResetSecondFactors } from './second-factor-queries.ts';

function ResetForm({ account, onDone }: { account: AdminAccount; onDone: () => void }) {
  const { t } = useTranslation('admin-accounts');
  const showToast = useToast();
  const reset = useResetSecondFactors(account.id);
  const done = () => {
    showToast({ text: t('factors.reset_done'), tone: 'ok' });
    onDone();
  };
  return (
    <PasswordStep
      text={t('factors.reset_text')}
      go={t('factors.reset')}
      failed={t('factors.reset_failed')}
      danger
      change={reset}
      onDone={done}
    />
  );
}

export function ResetFactorsSheet({ account, onClose }: { account: AdminAccount | null; onClose: () => void }) {
  const { t } = useTranslation('admin-accounts');
  const title = t('factors.reset_named', { name: account?.full_name });
  return (
    <Sheet open={account !== null} title={title} close={t('common:close')} onClose={onClose}>
      {account && <ResetForm key={account.id} account={account} onDone={onClose} />}
    </Sheet>
  );
}
