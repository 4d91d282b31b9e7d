// Shared fields of the profile form: text, single choice and multiple choice.
import './edit-fields.css';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Chip, Chips } from '../../kit/control/chip.tsx';
import { TextField } from '../../kit/form/field.tsx';
import { FieldError } from '../../kit/form/field-error.tsx';
import { Segmented } from '../../kit/form/segmented.tsx';
import type { IconName } from '../../kit/icon/icon.tsx';
import type { Draft } from './draft.ts';
import type { ProfileForm } from './use-profile-form.ts';

type FieldsOf<T> = { [K in keyof Draft]: Draft[K] extends T ? K : never }[keyof Draft];

interface EditTextProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'form'> {
  form: ProfileForm;
  field: FieldsOf<string>;
  icon?: IconName;
  help?: string;
}

export function EditText({ form, field, ...rest }: EditTextProps) {
  const { t } = useTranslation('profile');
  return (
    <div data-field={field}>
      <TextField
        {...rest}
        label={t(`field.${field}`)}
        value={form.draft[field]}
        error={form.wrong[field]}
        onChange={(event) => form.set({ [field]: event.target.value })}
        onBlur={() => form.touch(field)}
      />
    </div>
  );
}

interface EditChoiceProps {
  form: ProfileForm;
  field: 'gender' | 'preferred_shift';
  choices: readonly { value: string; word: string }[];
}

/** A single choice; pressing the selected chip again deselects it. */
export function EditChoice({ form, field, choices }: EditChoiceProps) {
  const { t } = useTranslation('profile');
  const value = form.draft[field];
  return (
    <div className="field" data-field={field}>
      <span className="field__label" aria-hidden="true">
        {t(`field.${field}`)}
      </span>
      <Segmented
        label={t(`field.${field}`)}
        value={value}
        choices={choices}
        onChoose={(choice) => form.set({ [field]: choice === value ? '' : choice })}
      />
      <FieldError id={`${field}-error`} text={form.wrong[field]} />
    </div>
  );
}

interface EditManyProps {
  form: ProfileForm;
  field: FieldsOf<string[]>;
  choices: readonly { value: string; word: string }[];
}

/** A multiple choice as chips. */
export function EditMany({ form, field, choices }: EditManyProps) {
  const { t } = useTranslation('profile');
  const chosen = form.draft[field];
  const toggle = (value: string) =>
    form.set({ [field]: chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value] });
  return (
    <div className="field" data-field={field}>
      <span className="field__label" aria-hidden="true">
        {t(`field.${field}`)}
      </span>
      <Chips wrap label={t(`field.${field}`)}>
        {choices.map(({ value, word }) => (
          <Chip key={value} chosen={chosen.includes(value)} onClick={() => toggle(value)}>
            {word}
          </Chip>
        ))}
      </Chips>
      <FieldError id={`${field}-error`} text={form.wrong[field]} />
    </div>
  );
}

export function EditSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="edit-section" aria-label={title}>
      <h2 className="edit-section__title">{title}</h2>
      {children}
    </section>
  );
}
