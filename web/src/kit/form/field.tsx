// Form fields: label, control, help and error, connected for screen readers.
import './field.css';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { FieldError } from './field-error.tsx';

/** Attributes that a control inside a field must have. */
export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  /** Text beside the label, such as “optional”, for a field that may be empty. */
  optional?: string | undefined;
  children: (ids: FieldIds) => ReactNode;
}

export function Field({ label, help, error, required, optional, children }: FieldProps) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field" data-wrong={error ? true : undefined}>
      <label className="field__label" htmlFor={id}>
        {label}
        {optional && <span className="field__optional">{optional}</span>}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {help && (
        <p className="field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

type Around = Omit<FieldProps, 'children'>;

interface TextFieldProps extends Around, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required'> {
  icon?: IconName;
  before?: ReactNode;
  after?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, help, error, required, optional, icon, before, after, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} required={required} optional={optional}>
      {(ids) => (
        <span className="control">
          {icon && <Icon name={icon} size={20} />}
          {before}
          <input type="text" {...input} {...ids} />
          {after}
        </span>
      )}
    </Field>
  );
}

interface TextAreaProps extends Around, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'required'> {
  after?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ label, help, error, required, optional, rows = 4, after, ...area }: TextAreaProps) {
  return (
    <Field label={label} help={help} error={error} required={required} optional={optional}>
      {(ids) => (
        <span className="control">
          <textarea rows={rows} {...area} {...ids} />
          {after}
        </span>
      )}
    </Field>
  );
}

interface SelectFieldProps extends Around, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'required'> {
  ref?: Ref<HTMLSelectElement>;
}

/** A native select, because phones show a native select as a large list. */
export function SelectField({ label, help, error, required, optional, children, ...select }: SelectFieldProps) {
  return (
    <Field label={label} help={help} error={error} required={required} optional={optional}>
      {(ids) => (
        <span className="control control--select">
          <select {...select} {...ids}>
            {children}
          </select>
          <Icon name="chevron-down" size={20} />
        </span>
      )}
    </Field>
  );
}

interface CheckFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  kind?: 'checkbox' | 'radio';
  ref?: Ref<HTMLInputElement>;
}

export function CheckField({ label, kind = 'checkbox', ...input }: CheckFieldProps) {
  return (
    <label className="check">
      <input {...input} type={kind} />
      <span>{label}</span>
    </label>
  );
}
