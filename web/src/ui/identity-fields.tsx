// Aadhaar or PAN, judged while it is typed by the same rules as on the server.
import './identity-fields.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserType } from '#contracts/reference.ts';
import type { IdentityType } from '#contracts/values.ts';
import { fieldText } from '../i18n/problem-text.ts';
import { TextField } from './field.tsx';
import { Icon } from './icon.tsx';
import { identityCode, type TypedIdentity } from './identity-code.ts';
import { Segmented } from './segmented.tsx';

interface IdentityFieldsProps {
  typed: TypedIdentity;
  /** What the form or the server says of the number. */
  error: string | undefined;
  user_type: UserType;
  onType: (type: IdentityType) => void;
  onNumber: (number: string) => void;
}

export function IdentityFields({ typed, error, user_type, onType, onNumber }: IdentityFieldsProps) {
  const { t } = useTranslation(['signin', 'problems']);
  const [isLeft, setLeft] = useState(false);
  const type = typed.identity_type;
  const code = identityCode(typed, user_type);
  const isRight = code === null;
  const isTyped = typed.identity_number.trim() !== '';
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
          onType(value);
        }}
      />
      <TextField
        label={t(`signin:register.${type}_number`)}
        help={isRight ? t('signin:register.identity_ok') : t(`signin:register.${type}_help`)}
        error={isRight ? error : (ownError ?? error)}
        required
        name="identity_number"
        inputMode={type === 'aadhaar' ? 'numeric' : 'text'}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={typed.identity_number}
        onBlur={() => setLeft(true)}
        onChange={(event) => {
          setLeft(false);
          onNumber(event.target.value);
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
