// The form with which a worker forms a crew: its name.
import { useState } from 'react';
import { afterMutation } from '../../http/after-mutation.ts';
import { fieldText, problemFields, problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { TextField } from '../../kit/form/field.tsx';
import { useFormCrew } from './queries.ts';

/** Largest number of characters of a crew's name, and the smallest. */
export const NAME_LENGTH = 40;
export const SHORTEST_NAME = 2;

export function FormCrew() {
  const { t } = useTranslation(['crews', 'problems']);
  const [name, setName] = useState('');
  const [isShort, setShort] = useState(false);
  const { mutateAsync, isPending, error } = useFormCrew();
  const wrong = isShort ? fieldText(t, 'required') : problemFields(t, error).name;
  const send = () => {
    setShort(name.trim().length < SHORTEST_NAME);
    if (name.trim().length >= SHORTEST_NAME) afterMutation(mutateAsync(name), {});
  };
  return (
    <form
      className="crew-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) send();
      }}
    >
      <TextField
        label={t('crews:form.name')}
        help={t('crews:form.help')}
        required
        maxLength={NAME_LENGTH}
        value={name}
        error={wrong}
        onChange={(event) => {
          setShort(false);
          setName(event.target.value);
        }}
      />
      {error && !wrong && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
      <Button type="submit" variant="main" size="big" wide icon="users" busy={isPending}>
        {t('crews:form.send')}
      </Button>
      <p className="soft small">{t('crews:form.lead')}</p>
    </form>
  );
}
