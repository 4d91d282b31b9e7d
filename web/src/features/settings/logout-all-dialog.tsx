// The confirmation dialog before all sessions are ended. Shows an error if the sessions could not be ended.
import { useMutation } from '@tanstack/react-query';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { useSession } from '../../session/session-context.ts';

export function LogoutAllDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['settings', 'problems']);
  const { logoutEverywhere } = useSession();
  const leave = useMutation({ mutationFn: logoutEverywhere });
  const close = () => {
    leave.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('settings:logout_all.title')}
      keep={t('settings:cancel')}
      confirm={t('settings:logout_all.yes')}
      busy={leave.isPending}
      onClose={close}
      onConfirm={() => leave.mutate()}
    >
      <p>{t('settings:logout_all.text')}</p>
      {leave.isError && (
        <Notice tone="danger" role="alert" title={t('settings:logout_all.failed')}>
          <p>{problemText(t, leave.error)}</p>
        </Notice>
      )}
    </ConfirmDialog>
  );
}
