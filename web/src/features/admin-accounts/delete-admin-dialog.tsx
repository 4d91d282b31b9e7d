// The confirmation dialog before an administrator is deleted.

import type { AdminAccount } from '#contracts/admins.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useDeleteAdmin } from './queries.ts';
import { RefusalNotice } from './refusal-notice.tsx';

export function DeleteAdminDialog({ account, onClose }: { account: AdminAccount | null; onClose: () => void }) {
  const { t } = useTranslation('admin-accounts');
  const showToast = useToast();
  const remove = useDeleteAdmin();
  const name = account?.full_name;
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () => {
    if (!account) return;
    afterMutation(remove.mutateAsync(account.id), {
      onSuccess: () => {
        showToast({ text: t('remove.done', { name }), tone: 'ok' });
        close();
      },
    });
  };
  return (
    <ConfirmDialog
      open={account !== null}
      title={t('remove.title', { name })}
      keep={t('keep')}
      confirm={t('remove.button')}
      busy={remove.isPending}
      onClose={close}
      onConfirm={confirm}
    >
      <p>{t('remove.text')}</p>
      <RefusalNotice title={t('remove.failed')} error={remove.error} />
    </ConfirmDialog>
  );
}
