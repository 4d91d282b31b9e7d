// The form in which administrators change their own name.
import { type FormEvent, useState } from 'react';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemFields } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { TextField } from '../../kit/form/field.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useAdmin } from '../../parts/admin/admin-session.tsx';
import { useChangeAdmin } from './queries.ts';
import { RefusalNotice } from './refusal-notice.tsx';

export function NameForm() {
  const { t } = useTranslation(['admin-accounts', 'problems']);
  const showToast = useToast();
  const { admin } = useAdmin();
  const change = useChangeAdmin(admin.id);
  const [name, setName] = useState(admin.full_name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    afterMutation(change.mutateAsync({ full_name: name }), {
      onSuccess: () => showToast({ text: t('admin-accounts:account.name_done'), tone: 'ok' }),
    });
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextField
        label={t('admin-accounts:name')}
        autoComplete="name"
        value={name}
        error={problemFields(t, change.error).full_name}
        onChange={(event) => setName(event.target.value)}
      />
      <RefusalNotice title={t('admin-accounts:change.failed')} error={change.error} />
      <Button type="submit" busy={change.isPending}>
        {t('common:save')}
      </Button>
    </form>
  );
}
