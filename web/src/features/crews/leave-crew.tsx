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

export function LeaveCrew({ uid, name }: { uid: string; name: string }) {
  const { t } = useTranslation(['crews', 'shell', 'problems']);
  const [isOpen, setOpen] = useState(false);
  const showToast = useToast();
  const { mutateAsync, isPending, error } = useLeaveCrew(uid);
  const leave = () =>
    afterMutation(mutateAsync(undefined), {
      onSuccess: () => showToast({ text: t('crews:leave.left') }),
    });
  return (
    <>
      <Button icon="log-out" onClick={() => setOpen(true)}>
        {t('crews:leave.open')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('crews:leave.title', { crew: crewName(t, name) })}
        keep={t('crews:leave.stay')}
        confirm={t('crews:leave.open')}
        busy={isPending}
        onClose={() => setOpen(false)}
        onConfirm={leave}
      >
        <p>{t('crews:leave.text')}</p>
        {error && (
          <Notice tone="danger" role="alert">
            {problemText(t, error)}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  );
}
