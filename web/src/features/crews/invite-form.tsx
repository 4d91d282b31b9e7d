// The form with which the leader invites the owner of a phone number.
import { useState } from 'react';
import { normalisePhone } from '#contracts/phone.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { fieldText, problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { PhoneField } from '../../kit/form/phone-field.tsx';
import { useInvite } from './queries.ts';

export function InviteForm({ uid }: { uid: string }) {
  const { t } = useTranslation(['crews', 'problems']);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { mutateAsync, isPending, error, isSuccess, reset } = useInvite(uid);
  const send = () => {
    const phone = normalisePhone(typed);
    setWrong(phone ? undefined : fieldText(t, typed.trim() ? 'phone_invalid' : 'required'));
    if (phone) afterMutation(mutateAsync(phone), { onSuccess: () => setTyped('') });
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
      <PhoneField
        label={t('crews:invite.number')}
        help={t('crews:invite.help')}
        value={typed}
        error={wrong}
        onChange={(text) => {
          setTyped(text);
          setWrong(undefined);
          if (text) reset();
        }}
      />
      {error && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
      {isSuccess && (
        <Notice tone="ok" role="status">
          {t('crews:invite.sent')}
        </Notice>
      )}
      <Button type="submit" variant="main" wide icon="user-plus" busy={isPending}>
        {t('crews:invite.send')}
      </Button>
    </form>
  );
}
