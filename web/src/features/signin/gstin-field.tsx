// The GST number of a business: optional, and validated in the browser while the user types.
import { useState } from 'react';
import { normaliseDigits } from '#contracts/phone.ts';
import { fieldText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextField } from '../../kit/form/field.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { gstinCode } from './details.ts';
import type { PageProps } from './details-form.ts';

export function GstinField({ details, errors, onChange }: PageProps) {
  const { t } = useTranslation(['signin', 'problems']);
  const [isLeft, setLeft] = useState(false);
  const code = gstinCode(details);
  const isRight = details.gst_number.trim() !== '' && code === null;
  const ownError = isLeft && code ? fieldText(t, code) : undefined;
  return (
    <TextField
      label={t('signin:register.gst_number')}
      optional={t('common:optional')}
      help={t(isRight ? 'signin:register.identity_ok' : 'signin:register.gst_help')}
      error={isRight ? undefined : (ownError ?? errors.gst_number)}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      name="gst_number"
      maxLength={40}
      value={details.gst_number}
      onBlur={() => setLeft(true)}
      onChange={(event) => {
        setLeft(false);
        onChange('gst_number', normaliseDigits(event.target.value).toUpperCase());
      }}
      after={
        isRight && (
          <span className="gstin__right">
            <Icon name="check-circle" size={20} />
          </span>
        )
      }
    />
  );
}
