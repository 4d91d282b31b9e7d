// Password field with a visibility button. A field for a new password also shows the strength of the password.
import { useState } from 'react';
import { MIN_PASSWORD_LENGTH } from '#contracts/admins.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../kit/control/button.tsx';
import { TextField } from '../../kit/form/field.tsx';

const GOOD_LENGTH = 16;
const GOOD_VARIETY = 9;

/** Estimates the strength in the browser. Only the server checks whether the password is known from a data leak. */
function strengthOf(password: string): 'fair' | 'good' {
  return password.length >= GOOD_LENGTH && new Set(password).size >= GOOD_VARIETY ? 'good' : 'fair';
}

interface PasswordFieldProps {
  label: string;
  /**
   * The purpose of the field: `new` for a new password, whose strength is shown; `current` for an existing password.
   */
  kind: 'new' | 'current';
  value: string;
  help?: string;
  optional?: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

export function PasswordField({ label, kind, value, help, optional, error, onChange }: PasswordFieldProps) {
  const { t } = useTranslation('admin-login');
  const [isVisible, setShown] = useState(false);
  const missing = MIN_PASSWORD_LENGTH - value.length;
  const strength = missing > 0 ? t('strength.short', { count: missing }) : t(`strength.${strengthOf(value)}`);
  const words = kind === 'new' && value ? <span role="status">{strength}</span> : help;
  return (
    <TextField
      label={label}
      type={isVisible ? 'text' : 'password'}
      autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
      autoCapitalize="off"
      spellCheck={false}
      required={!optional}
      optional={optional}
      help={words}
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      after={
        <IconButton
          icon="eye"
          label={t(isVisible ? 'hide' : 'show')}
          aria-pressed={isVisible}
          onClick={() => setShown(!isVisible)}
        />
      }
    />
  );
}
