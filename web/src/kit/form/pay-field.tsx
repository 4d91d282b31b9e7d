// Two fields side by side: the amount of the pay, in a font as large as on job cards, and the pay period.
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { FieldError } from './field-error.tsx';

interface PayFieldProps {
  label: string;
  periodLabel: string;
  amount: string;
  period: string;
  required?: boolean;
  error?: string | undefined;
  help?: ReactNode;
  onAmount: (amount: string) => void;
  onPeriod: (period: string) => void;
  onBlur?: () => void;
  periods: readonly { value: string; word: string }[];
}

export function PayField(props: PayFieldProps) {
  const id = useId();
  const described = [props.help && `${id}-help`, props.error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field" data-wrong={props.error ? true : undefined}>
      <label className="field__label" htmlFor={id}>
        {props.label}
      </label>
      <div className="pay-field">
        <span className="control control--pay">
          <span aria-hidden="true">₹</span>
          <input
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            value={props.amount}
            aria-invalid={props.error ? true : undefined}
            aria-required={props.required === false ? undefined : true}
            aria-describedby={described || undefined}
            onChange={(event) => props.onAmount(event.target.value)}
            onBlur={props.onBlur}
          />
        </span>
        <span className="control control--select">
          <select
            aria-label={props.periodLabel}
            value={props.period}
            onChange={(event) => props.onPeriod(event.target.value)}
          >
            {props.periods.map(({ value, word }) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={20} />
        </span>
      </div>
      {props.help && (
        <p className="field__help" id={`${id}-help`}>
          {props.help}
        </p>
      )}
      <FieldError id={`${id}-error`} text={props.error} />
    </div>
  );
}
