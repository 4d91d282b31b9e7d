// Field for an Indian mobile number, which accepts digits of any script and any spacing.
import './phone-field.css';
import type { Ref } from 'react';
import { TextField } from './field.tsx';

interface PhoneFieldProps {
  label: string;
  help: string;
  error: string | undefined;
  value: string;
  ref?: Ref<HTMLInputElement>;
  onChange: (typed: string) => void;
}

export function PhoneField({ onChange, ...field }: PhoneFieldProps) {
  return (
    <div className="phone-field">
      <TextField
        {...field}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        name="phone_number"
        maxLength={24}
        before={<span className="phone-field__country">+91</span>}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
