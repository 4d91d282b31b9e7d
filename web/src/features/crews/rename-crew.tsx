// The button and the dialog with which the leader changes the name of the crew.
import { useState } from 'react';
import { afterMutation } from '../../http/after-mutation.ts';
import { fieldText, problemFields, problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { TextField } from '../../kit/form/field.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { NAME_LENGTH, SHORTEST_NAME } from './form-crew.tsx';
import { useRenameCrew } from './queries.ts';

interface RenameCrewProps {
  uid: string;
  name: string;
}

export function RenameCrew(crew: RenameCrewProps) {
  const { t } = useTranslation('crews');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="pencil" onClick={() => setOpen(true)}>
        {t('rename.open')}
      </Button>
      {isOpen && <RenameDialog {...crew} onClose={() => setOpen(false)} />}
    </>
  );
}

function RenameDialog({ uid, name: current, onClose }: RenameCrewProps & { onClose: () => void }) {
  const { t } = useTranslation(['crews', 'problems']);
  const [name, setName] = useState(current);
  const { mutateAsync, isPending, error } = useRenameCrew(uid);
  const isShort = name.trim().length < SHORTEST_NAME;
  const wrong = isShort ? fieldText(t, 'required') : problemFields(t, error).name;
  const save = () => {
    if (!isShort) afterMutation(mutateAsync(name), { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      open
      danger={false}
      title={t('crews:rename.open')}
      keep={t('common:close')}
      confirm={t('common:save')}
      busy={isPending}
      onClose={onClose}
      onConfirm={save}
    >
      <TextField
        label={t('crews:form.name')}
        required
        maxLength={NAME_LENGTH}
        value={name}
        error={wrong}
        onChange={(event) => setName(event.target.value)}
      />
      {error && !wrong && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
