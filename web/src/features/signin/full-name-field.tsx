// One field for the first and the last name. The API requires two names, so the last typed word becomes the last name.
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextField } from '../../kit/form/field.tsx';
import type { PageProps } from './details-form.ts';
import { verifiedPhone } from './verified-phone.ts';

const LONGEST = 121;

/** Returns first and last name. A single word is the first name. */
export function splitName(typed: string): { first_name: string; last_name: string } {
  const words = typed.trim().split(/\s+/);
  const last_name = words.length > 1 ? (words.pop() ?? '') : '';
  return { first_name: words.join(' '), last_name };
}

export function FullNameField({ details, errors, onChange }: PageProps) {
  const { t } = useTranslation('signin');
  // Store what the user typed. If the field showed the two names joined, a space typed at the end would disappear.
  const [typed, setTyped] = useState(() => `${details.first_name} ${details.last_name}`.trim());
  return (
    <TextField
      // The visitor has just typed the code in a field, and continues in this one.
      autoFocus={!typed && !!verifiedPhone()}
      label={t('register.full_name')}
      help={t('register.full_name_help')}
      error={errors.first_name ?? (errors.last_name && t('register.full_name_missing'))}
      required
      autoComplete="name"
      enterKeyHint="next"
      maxLength={LONGEST}
      name="full_name"
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        const { first_name, last_name } = splitName(event.target.value);
        onChange('first_name', first_name);
        onChange('last_name', last_name);
      }}
    />
  );
}
