// The button with which the employer adds places or pay to a call. Everything else of a call is fixed (D75).
import { useState } from 'react';
import { CALL_PLACES, type CallChange, type EmployerCall } from '#contracts/call-shapes.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { TextField } from '../../kit/form/field.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { readRupees } from '../../kit/text/money.ts';
import { PeopleField } from '../../parts/people-field/people-field.tsx';
import { useChangeCall } from './queries.ts';

type Changeable = Pick<EmployerCall, 'uid' | 'positions' | 'pay'>;

/** Returns the changed numbers; null if the pay is not an amount, or less than before. */
function changeOf(call: Changeable, positions: number, typed: string): CallChange | null {
  const pay = readRupees(typed);
  if (pay === null || pay < call.pay) return null;
  return { ...(positions > call.positions && { positions }), ...(pay > call.pay && { pay }) };
}

export function ChangeCall({ call }: { call: Changeable }) {
  const { t } = useTranslation('calls');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {t('change.open')}
      </Button>
      {isOpen && <ChangeDialog call={call} onClose={() => setOpen(false)} />}
    </>
  );
}

function ChangeDialog({ call, onClose }: { call: Changeable; onClose: () => void }) {
  const { t } = useTranslation(['calls', 'problems']);
  const showToast = useToast();
  const [positions, setPositions] = useState(call.positions);
  const [pay, setPay] = useState(String(call.pay));
  const { mutateAsync, isPending, error } = useChangeCall(call.uid);
  const change = changeOf(call, positions, pay);
  const save = () => {
    if (change === null) return;
    if (Object.keys(change).length === 0) return onClose();
    afterMutation(mutateAsync(change), {
      onSuccess: () => {
        onClose();
        showToast({ text: t('calls:change.done') });
      },
    });
  };
  return (
    <ConfirmDialog
      open
      danger={false}
      title={t('calls:change.open')}
      keep={t('common:close')}
      confirm={t('calls:change.save')}
      busy={isPending}
      onClose={onClose}
      onConfirm={save}
    >
      <p>{t('calls:change.text')}</p>
      <PeopleField
        count={positions}
        max={CALL_PLACES}
        error={undefined}
        onChange={(count) => setPositions(Math.max(call.positions, count))}
      />
      <TextField
        required
        inputMode="numeric"
        label={t('calls:form.pay')}
        value={pay}
        error={change === null ? t('calls:change.less') : undefined}
        onChange={(event) => setPay(event.target.value)}
      />
      {error && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
