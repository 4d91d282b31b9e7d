// The confirmation dialog before another session is ended.

import type { AccountSession } from '#contracts/account.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useEndSession } from './queries.ts';

export function EndSessionDialog({ session, onClose }: { session: AccountSession | null; onClose: () => void }) {
  const { t } = useTranslation(['settings', 'problems']);
  const showToast = useToast();
  const end = useEndSession();
  const device = session?.device || t('settings:sessions.unknown');
  const close = () => {
    end.reset();
    onClose();
  };
  const confirm = () => {
    if (!session) return;
    afterMutation(end.mutateAsync(session.id), {
      onSuccess: () => {
        showToast({ text: t('settings:sessions.ended', { device }), tone: 'ok' });
        close();
      },
    });
  };
  return (
    <ConfirmDialog
      open={session !== null}
      title={t('settings:sessions.end_title')}
      keep={t('settings:cancel')}
      confirm={t('settings:sessions.end_yes')}
      busy={end.isPending}
      onClose={close}
      onConfirm={confirm}
    >
      <p>{t('settings:sessions.end_text', { device })}</p>
      {end.isError && (
        <Notice tone="danger" role="alert" title={t('settings:sessions.not_ended')}>
          <p>{problemText(t, end.error)}</p>
        </Notice>
      )}
    </ConfirmDialog>
  );
}
