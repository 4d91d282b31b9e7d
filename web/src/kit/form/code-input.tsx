// Code input: visible boxes over one real input, so that paste, autofill and screen readers use a single field.
import './code-input.css';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { normaliseDigits } from '#contracts/phone.ts';

export const CODE_LENGTH = 6;

// Matches the code inside an SMS: six digits without another digit before or after.
const LONE_CODE = /(?<!\d)\d{6}(?!\d)/;

/**
 * Returns the code in the text of an SMS. Without such a code, returns the first six digits of the text. The result has
 * ASCII digits.
 */
export function codeDigits(text: string): string {
  const plain = normaliseDigits(text);
  return LONE_CODE.exec(plain)?.[0] ?? plain.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

/** Returns at most `length` digits of the text, as ASCII digits. */
export const shortCodeDigits = (text: string, length: number) =>
  normaliseDigits(text).replace(/\D/g, '').slice(0, length);

const PLACES = [0, 1, 2, 3, 4, 5] as const;

interface CodeInputProps {
  label: string;
  value: string;
  wrong: boolean;
  /** The id of the error message. */
  describedBy?: string | undefined;
  /**
   * Number of digits; six by default, for a code in an SMS. A shorter code, such as the attendance code, is spoken or
   * shown by a person: its field has no autofill and gets no initial focus.
   */
  length?: number;
  onChange: (digits: string) => void;
}

export function CodeInput({ label, value, wrong, describedBy, length = CODE_LENGTH, onChange }: CodeInputProps) {
  const isMessage = length === CODE_LENGTH;
  const digitsOf = isMessage ? codeDigits : (text: string) => shortCodeDigits(text, length);
  const input = useRef<HTMLInputElement>(null);
  const [hasFocus, setFocus] = useState(false);
  // Focuses the input initially if the code comes by SMS, and again after each wrong code.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wrong code brings the focus back
  useEffect(() => {
    if (isMessage || wrong) input.current?.focus();
  }, [wrong]);
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    onChange(digitsOf(event.clipboardData.getData('text')));
  };
  const here = Math.min(value.length, length - 1);
  return (
    <div className="code-input" data-length={length} data-wrong={wrong || undefined}>
      <input
        ref={input}
        aria-label={label}
        aria-invalid={wrong || undefined}
        aria-describedby={describedBy}
        name={isMessage ? 'otp' : 'code'}
        type="text"
        inputMode="numeric"
        autoComplete={isMessage ? 'one-time-code' : 'off'}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(digitsOf(event.target.value))}
        onPaste={paste}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
      />
      {PLACES.slice(0, length).map((place) => (
        <span
          key={place}
          className="code-input__box"
          aria-hidden="true"
          data-here={(hasFocus && place === here) || undefined}
        >
          {value[place] ?? ''}
        </span>
      ))}
    </div>
  );
}
