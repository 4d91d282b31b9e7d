// The button with which the employer opens a call for chosen people to other workers, with a confirmation.
import { useState } from 'react';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useOpenCall } from './queries.ts';

export function OpenCall({ uid }: { uid: string }) {
  const { t } = useTranslation('calls');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="users" onClick={() => setOpen(true)}>
        {t('others.open')}
      </Button>
      {isOpen && <OpenDialog uid={uid} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Mounted when it is opened, so that it shows no error of an earlier attempt. */
function OpenDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const { t } = useTranslation(['calls', 'problems']);
  const showToast = useToast();
  const { mutateAsync, isPending, error } = useOpenCall(uid);
  const open = () =>
    afterMutation(mutateAsync(undefined), {
      onSuccess: () => showToast({ text: t('calls:others.done') }),
    });
  return (
    <ConfirmDialog
      open
      danger={false}
      title={t('calls:others.title')}
      keep={t('calls:others.keep')}
      confirm={t('calls:others.open')}
      busy={isPending}
      onClose={onClose}
      onConfirm={open}
    >
      <p>{t('calls:others.text')}</p>
      {error && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
