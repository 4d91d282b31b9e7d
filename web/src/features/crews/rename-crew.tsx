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

export function RenameCrew({ uid, name: current }: { uid: string; name: string }) {
  const { t } = useTranslation(['crews', 'problems']);
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState(current);
  const { mutateAsync, isPending, error } = useRenameCrew(uid);
  const isShort = name.trim().length < SHORTEST_NAME;
  const wrong = isShort ? fieldText(t, 'required') : problemFields(t, error).name;
  const save = () => {
    if (!isShort) afterMutation(mutateAsync(name), { onSuccess: () => setOpen(false) });
  };
  return (
    <>
      <Button icon="pencil" onClick={() => setOpen(true)}>
        {t('crews:rename.open')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        danger={false}
        title={t('crews:rename.open')}
        keep={t('common:close')}
        confirm={t('common:save')}
        busy={isPending}
        onClose={() => setOpen(false)}
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
    </>
  );
}
