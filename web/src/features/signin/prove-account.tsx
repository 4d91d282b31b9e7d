// The step of the sign-in after the code if the account was unused for a long time (90 days by default). The phone
// number may now belong to another person, so the user must prove to own the account or open a new account (D115).
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { CallError } from '#contracts/call-error.ts';
import type { UserType } from '#contracts/reference.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { identityEnd } from '#contracts/values.ts';
import { call } from '../../http/call.ts';
import { fieldText, problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { TextField } from '../../kit/form/field.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { SignInLayout } from './sign-in-layout.tsx';

interface ProveAccountProps {
  /**
   * The pass (a token) that the server returned for the verified code. The pass authorizes the requests of this step.
   */
  pass: string;
  how: 'identity' | 'moderator';
  onBack: () => void;
  onProven: (token: string, user_type: UserType) => void;
  /**
   * Called after the server has removed the phone number from the unused account, because the user wants a new account.
   * `pass` authorizes the registration of the new account.
   */
  onLeft: (pass: string) => void;
}

const needsModerator = (error: unknown) => error instanceof CallError && error.code === 'moderator_needed';

function EndForm({
  pass,
  onProven,
  onLocked,
}: Pick<ProveAccountProps, 'pass' | 'onProven'> & { onLocked: () => void }) {
  const { t } = useTranslation(['signin', 'problems']);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const prove = useMutation({
    mutationFn: (identity_end: string) => call(signinEndpoints.proveAccount, { body: { identity_end }, bearer: pass }),
    onSuccess: ({ access_token, user_type }) => onProven(access_token, user_type),
    onError: (error) => (needsModerator(error) ? onLocked() : input.current?.focus()),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const end = identityEnd.safeParse(typed);
    setWrong(end.success ? undefined : fieldText(t, 'identity_end_format'));
    if (!end.success) input.current?.focus();
    else if (!prove.isPending) prove.mutate(end.data);
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p>{t('signin:prove.text')}</p>
      <TextField
        ref={input}
        label={t('signin:prove.label')}
        help={t('signin:prove.help')}
        error={wrong}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={8}
      />
      {prove.error && (
        <Notice tone="danger" role="alert" title={t('signin:prove.failed')}>
          <p>{problemText(t, prove.error)}</p>
        </Notice>
      )}
      <Button type="submit" variant="main" size="big" wide busy={prove.isPending || prove.isSuccess}>
        {t('signin:prove.go_on')}
      </Button>
    </form>
  );
}

function NewAccount({ pass, onLeft }: Pick<ProveAccountProps, 'pass' | 'onLeft'>) {
  const { t } = useTranslation(['signin', 'problems']);
  const leave = useMutation({
    mutationFn: () => call(signinEndpoints.leaveAccount, { bearer: pass }),
    onSuccess: ({ access_token }) => onLeft(access_token),
  });
  return (
    <section className="stack">
      <h2 className="sign-in__other">{t('signin:prove.other')}</h2>
      <p>{t('signin:prove.other_text')}</p>
      {leave.error && (
        <Notice tone="danger" role="alert">
          {problemText(t, leave.error)}
        </Notice>
      )}
      <Button wide busy={leave.isPending || leave.isSuccess} onClick={() => leave.mutate()}>
        {t('signin:prove.new')}
      </Button>
    </section>
  );
}

export function ProveAccount({ pass, how, onBack, onProven, onLeft }: ProveAccountProps) {
  const { t } = useTranslation('signin');
  const [isLocked, setLocked] = useState(how === 'moderator');
  return (
    <SignInLayout name="sign-in-prove" title={t(isLocked ? 'prove.moderator_title' : 'prove.title')} onBack={onBack}>
      {isLocked ? (
        <div className="stack">
          <p role="alert">{t('prove.moderator')}</p>
          <LinkButton to={paths.help}>{t('prove.call')}</LinkButton>
        </div>
      ) : (
        <EndForm pass={pass} onProven={onProven} onLocked={() => setLocked(true)} />
      )}
      <NewAccount pass={pass} onLeft={onLeft} />
    </SignInLayout>
  );
}
