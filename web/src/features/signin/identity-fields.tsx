// Aadhaar or PAN, judged while it is typed by the same rules as on the server.
import './identity-fields.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserType } from '#contracts/reference.ts';
import { fieldText } from '../../i18n/problem-text.ts';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { identityCode } from './details.ts';
import type { PageProps } from './details-form.ts';

export function IdentityFields({ details, errors, onChange, user_type }: PageProps & { user_type: UserType }) {
  const { t } = useTranslation(['signin', 'problems']);
  const [isLeft, setLeft] = useState(false);
  const type = details.identity_type;
  const code = identityCode(details, user_type);
  const isRight = code === null;
  const isTyped = details.identity_number.trim() !== '';
  const ownError = isLeft && isTyped && code ? fieldText(t, code) : undefined;
  return (
    <div className="identity">
      <p className="field__label" aria-hidden="true">
        {t('signin:register.identity')}
      </p>
      <Segmented
        label={t('signin:register.identity')}
        value={type}
        choices={[
          { value: 'aadhaar', word: t('signin:register.aadhaar') },
          { value: 'pan', word: t('signin:register.pan') },
        ]}
        onChoose={(value) => {
          setLeft(false);
          onChange('identity_type', value);
        }}
      />
      <TextField
        label={t(`signin:register.${type}_number`)}
        help={isRight ? t('signin:register.identity_ok') : t(`signin:register.${type}_help`)}
        error={isRight ? errors.identity_number : (ownError ?? errors.identity_number)}
        required
        name="identity_number"
        inputMode={type === 'aadhaar' ? 'numeric' : 'text'}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={details.identity_number}
        onBlur={() => setLeft(true)}
        onChange={(event) => {
          setLeft(false);
          onChange('identity_number', event.target.value);
        }}
        after={
          isRight && (
            <span className="identity__right">
              <Icon name="check-circle" size={20} />
            </span>
          )
        }
      />
    </div>
  );
}
