// The sheet that asks for a reason before an action on a user.
import { type FormEvent, type ReactNode, useState } from 'react';
import { MAX_REASON_LENGTH } from '#contracts/admin-reason.ts';
import { fieldText, problemFields, problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { TextArea } from '../../kit/form/field.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';

interface ReasonSheetProps {
  /** The name of the action (a verb), shown as title and on the button. */
  title: string;
  help: string;
  variant: 'main' | 'danger';
  busy: boolean;
  error: unknown;
  onGo: (reason: string) => void;
  onClose: () => void;
  /** Further fields, shown before the reason. */
  children?: ReactNode;
}

export function ReasonSheet({ title, help, variant, busy, error, onGo, onClose, children }: ReasonSheetProps) {
  const { t } = useTranslation(['admin-users', 'problems']);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = reason.trim();
    setMissing(given === '');
    if (given && !busy) onGo(given);
  };
  const refused = error ? (problemFields(t, error).reason ?? problemText(t, error)) : undefined;
  return (
    <Sheet open title={title} close={t('common:close')} onClose={onClose}>
      <form className="stack" onSubmit={submit} noValidate>
        {children}
        <TextArea
          label={t('admin-users:act.reason')}
          help={help}
          required
          rows={3}
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          error={isMissing ? fieldText(t, 'required') : refused}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" variant={variant} wide busy={busy}>
          {title}
        </Button>
      </form>
    </Sheet>
  );
}
