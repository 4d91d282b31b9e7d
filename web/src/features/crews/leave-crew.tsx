// The button and the dialog with which a member leaves the crew.

import { useState } from 'react';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { crewName } from '../../parts/crew/crew-names.ts';
import { useLeaveCrew } from './queries.ts';

interface LeaveCrewProps {
  uid: string;
  name: string;
}

export function LeaveCrew(crew: LeaveCrewProps) {
  const { t } = useTranslation('crews');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="log-out" onClick={() => setOpen(true)}>
        {t('leave.open')}
      </Button>
      {isOpen && <LeaveDialog {...crew} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Mounted when it is opened, so that it shows no error of an earlier attempt. */
function LeaveDialog({ uid, name, onClose }: LeaveCrewProps & { onClose: () => void }) {
  const { t } = useTranslation(['crews', 'shell', 'problems']);
  const showToast = useToast();
  const { mutateAsync, isPending, error } = useLeaveCrew(uid);
  const leave = () =>
    afterMutation(mutateAsync(undefined), {
      onSuccess: () => showToast({ text: t('crews:leave.left') }),
    });
  return (
    <ConfirmDialog
      open
      title={t('crews:leave.title', { crew: crewName(t, name) })}
      keep={t('crews:leave.stay')}
      confirm={t('crews:leave.open')}
      busy={isPending}
      onClose={onClose}
      onConfirm={leave}
    >
      <p>{t('crews:leave.text')}</p>
      {error && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
