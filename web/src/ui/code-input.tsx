// Six drawn boxes over one real input, so that paste, autofill and screen readers meet a single field.
import './code-input.css';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { normaliseDigits } from '#contracts/phone.ts';

export const CODE_LENGTH = 6;

/** The digits of a text, at most six, in ASCII. */
export function codeDigits(text: string): string {
  return normaliseDigits(text).replace(/\D/g, '').slice(0, CODE_LENGTH);
}

const PLACES = [0, 1, 2, 3, 4, 5] as const;

interface CodeInputProps {
  label: string;
  value: string;
  wrong: boolean;
  onChange: (digits: string) => void;
}

export function CodeInput({ label, value, wrong, onChange }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [hasFocus, setFocus] = useState(false);
  useEffect(() => input.current?.focus(), []);
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    onChange(codeDigits(event.clipboardData.getData('text')));
  };
  const here = Math.min(value.length, CODE_LENGTH - 1);
  return (
    <div className="code-input" data-wrong={wrong || undefined}>
      <input
        ref={input}
        aria-label={label}
        aria-invalid={wrong || undefined}
        name="otp"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(codeDigits(event.target.value))}
        onPaste={paste}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
      />
      {PLACES.map((place) => (
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
