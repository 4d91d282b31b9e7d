// Asks for the password again before a query runs (D45). The query runs after the password is confirmed.
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { adminsEndpoints } from '#contracts/admins.ts';
import { fieldText, problemFields, problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { TextField } from '../../kit/form/field.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { adminCall } from '../../parts/admin/call.ts';

interface PasswordSheetProps {
  onConfirmed: () => void;
  onClose: () => void;
}

export function PasswordSheet({ onConfirmed, onClose }: PasswordSheetProps) {
  const { t } = useTranslation(['admin-sql', 'problems']);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const confirm = useMutation({
    mutationFn: () => adminCall(adminsEndpoints.confirmPassword, { body: { password } }),
    onSuccess: onConfirmed,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '' && !confirm.isPending) confirm.mutate();
  };
  const refused = confirm.error
    ? (problemFields(t, confirm.error).password ?? problemText(t, confirm.error))
    : undefined;
  return (
    <Sheet open title={t('admin-sql:password.title')} close={t('common:close')} onClose={onClose}>
      <form className="stack" onSubmit={submit} noValidate>
        <p>{t('admin-sql:password.text')}</p>
        <TextField
          label={t('admin-sql:password.label')}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          error={isMissing ? fieldText(t, 'required') : refused}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" variant="main" wide busy={confirm.isPending}>
          {t('admin-sql:password.go')}
        </Button>
      </form>
    </Sheet>
  );
}
