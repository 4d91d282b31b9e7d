// Fields for an Aadhaar or PAN number, validated while the user types, with the same rules as on the server.
import './identity-fields.css';
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import type { UserType } from '#contracts/reference.ts';
import type { IdentityType } from '#contracts/values.ts';
import { fieldText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextField } from '../../kit/form/field.tsx';
import { Segmented } from '../../kit/form/segmented.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { identityCode, type TypedIdentity } from './identity-code.ts';
import { caretIn, formatIdentity } from './identity-typing.ts';

interface IdentityFieldsProps {
  typed: TypedIdentity;
  /** Error text for the number, from the form's validation or from the server; undefined if there is no error. */
  error: string | undefined;
  user_type: UserType;
  onType: (type: IdentityType) => void;
  onNumber: (number: string) => void;
}

/**
 * Returns the ref and the change handler of a field that formats the number during typing and keeps the caret after the
 * same digit.
 */
function useFormattedNumber(type: IdentityType, onNumber: (number: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const shown = formatIdentity(type, target.value);
    const before = target.value.slice(0, target.selectionStart ?? target.value.length);
    if (shown !== target.value) caret.current = caretIn(shown, before);
    onNumber(shown);
  };
  return { input, change };
}

interface TypeChoiceProps {
  type: IdentityType;
  onChoose: (type: IdentityType) => void;
}

function TypeChoice({ type, onChoose }: TypeChoiceProps) {
  const { t } = useTranslation('signin');
  return (
    <>
      <p className="field__label" aria-hidden="true">
        {t('register.identity')}
      </p>
      <Segmented
        label={t('register.identity')}
        value={type}
        choices={[
          { value: 'aadhaar', word: t('register.aadhaar') },
          { value: 'pan', word: t('register.pan') },
        ]}
        onChoose={onChoose}
      />
      <p className="field__help">{t('register.identity_choice')}</p>
    </>
  );
}

export function IdentityFields({ typed, error, user_type, onType, onNumber }: IdentityFieldsProps) {
  const { t } = useTranslation(['signin', 'problems']);
  const [isLeft, setLeft] = useState(false);
  const type = typed.identity_type;
  const { input, change } = useFormattedNumber(type, onNumber);
  const code = identityCode(typed, user_type);
  const isRight = code === null;
  const isTyped = typed.identity_number.trim() !== '';
  const ownError = isLeft && isTyped && code ? fieldText(t, code) : undefined;
  return (
    <div className="identity">
      <TypeChoice
        type={type}
        onChoose={(value) => {
          setLeft(false);
          onType(value);
          input.current?.focus();
        }}
      />
      <TextField
        ref={input}
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
          change(event);
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
