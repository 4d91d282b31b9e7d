// The button that cancels a call, with a dialog that states the consequence and asks for the reason.
import { useState } from 'react';
import { afterMutation } from '../../http/after-mutation.ts';
import { fieldText, problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { SpokenArea } from '../../parts/speech/spoken-area.tsx';
import { useCancelCall } from './queries.ts';

const LONGEST = 500;

export function CancelCall({ uid }: { uid: string }) {
  const { t } = useTranslation('calls');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="ban" onClick={() => setOpen(true)}>
        {t('cancel.open')}
      </Button>
      {isOpen && <CancelDialog uid={uid} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Mounted when it is opened, so that it shows no error of an earlier attempt. */
function CancelDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const { t } = useTranslation(['calls', 'problems']);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const showToast = useToast();
  const { mutateAsync, isPending, error } = useCancelCall(uid);
  const isMissing = isAsked && reason.trim() === '';
  const cancel = () => {
    setAsked(true);
    if (reason.trim() === '') return;
    afterMutation(mutateAsync(reason.trim()), {
      onSuccess: () => {
        onClose();
        showToast({ text: t('calls:cancel.done') });
      },
    });
  };
  return (
    <ConfirmDialog
      open
      title={t('calls:cancel.title')}
      keep={t('calls:cancel.keep')}
      confirm={t('calls:cancel.open')}
      busy={isPending}
      onClose={onClose}
      onConfirm={cancel}
    >
      <p>{t('calls:cancel.text')}</p>
      <SpokenArea
        label={t('calls:cancel.reason')}
        required
        maxLength={LONGEST}
        value={reason}
        error={isMissing ? fieldText(t, 'required') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {error && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
