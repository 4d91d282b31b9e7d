// The form with which a worker starts a diary: the employer's name, and the pay for a full day if it is known.
import { useState } from 'react';
import { OTHER_NAME_LENGTH } from '#contracts/diaries.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { fieldText, problemFields, problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { TextField } from '../../kit/form/field.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { typedPaise } from './answer-sheet.tsx';
import { useStartDiary } from './diary-queries.ts';

const SHORTEST_NAME = 2;

export function DiaryForm() {
  const { t } = useTranslation(['diary', 'wages', 'problems']);
  const [name, setName] = useState('');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const showToast = useToast();
  const { mutateAsync, isPending, error } = useStartDiary();
  const isShort = name.trim().length < SHORTEST_NAME;
  const paise = typed.trim() === '' ? null : typedPaise(typed);
  const isWrong = typed.trim() !== '' && paise === null;
  const wrongName = asked && isShort ? fieldText(t, 'required') : problemFields(t, error).other_name;
  const send = () => {
    setAsked(true);
    if (isShort || isWrong) return;
    afterMutation(mutateAsync({ other_name: name, day_paise: paise }), {
      onSuccess: () => showToast({ text: t('diary:done') }),
    });
  };
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) send();
      }}
    >
      <TextField
        label={t('diary:name')}
        help={t('diary:name_help')}
        required
        autoComplete="off"
        maxLength={OTHER_NAME_LENGTH}
        value={name}
        error={wrongName}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t('diary:pay')}
        before={<span aria-hidden="true">₹</span>}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={typed}
        error={asked && isWrong ? t('wages:amount.wrong') : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      {error && !wrongName && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
      <Button type="submit" variant="main" size="big" wide icon="plus" busy={isPending}>
        {t('diary:send')}
      </Button>
    </form>
  );
}
