// The form for an Aadhaar or PAN number, with the same fields and the same consent as the registration.
import { type FormEvent, useState } from 'react';
import { fieldText, problemFields, problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { identityCode, type TypedIdentity } from '../../parts/person/identity-code.ts';
import { IdentityFields } from '../../parts/person/identity-fields.tsx';
import { ReadAloud } from '../../parts/reading/read-aloud.tsx';
import { useSession } from '../../session/session-context.ts';
import { useSetIdentity } from './queries.ts';

function NumberFailure({ error }: { error: unknown }) {
  const { t } = useTranslation(['verification', 'problems']);
  return (
    <Notice tone="danger" role="alert" title={t('verification:number.failed')}>
      <p>{problemText(t, error)}</p>
    </Notice>
  );
}

/** The button that reads aloud which number the form asks for, what is stored, and what the user agrees to. */
function ListenToForm({ type }: { type: TypedIdentity['identity_type'] }) {
  const { t } = useTranslation(['verification', 'signin']);
  const title = t('verification:number.title');
  const words = [
    title,
    t('signin:register.identity_choice'),
    t(`signin:register.${type}_help`),
    t('verification:number.consent'),
  ];
  return <ReadAloud of={{ text: { title, words } }} looks="big" />;
}

export function GiveNumber({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['verification', 'problems']);
  const { user_type } = useSession();
  const showToast = useToast();
  const [typed, setTyped] = useState<TypedIdentity>({ identity_type: 'aadhaar', identity_number: '' });
  const [wrong, setWrong] = useState<string>();
  const give = useSetIdentity();
  const change = (part: Partial<TypedIdentity>) => {
    setWrong(undefined);
    setTyped((before) => ({ ...before, ...part }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = identityCode(typed, user_type ?? 'labour');
    setWrong(code ? fieldText(t, code) : undefined);
    if (code || give.isPending) return;
    give.mutate(typed, {
      onSuccess: () => {
        showToast({ text: t('verification:number.saved'), tone: 'ok' });
        onDone();
      },
      onError: (error) => setWrong(problemFields(t, error).identity_number),
    });
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <IdentityFields
        typed={typed}
        error={wrong}
        user_type={user_type ?? 'labour'}
        onType={(identity_type) => change({ identity_type })}
        onNumber={(identity_number) => change({ identity_number })}
      />
      <p className="soft small">{t('verification:number.consent')}</p>
      <ListenToForm type={typed.identity_type} />
      {give.isError && !wrong && <NumberFailure error={give.error} />}
      <Button type="submit" variant="main" size="big" wide busy={give.isPending}>
        {t('verification:number.save')}
      </Button>
    </form>
  );
}
