// A date of birth as three selects, which are quick to use on any phone and by keyboard: day, month, year.
import './birth-field.css';
import { useId } from 'react';
import { intlLocale } from '#locales/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FieldError } from '../../kit/form/field-error.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { birthYears } from './age.ts';
import type { ProfileForm } from './use-profile-form.ts';

type Part = 'day' | 'month' | 'year';

const two = (value: number) => String(value).padStart(2, '0');

function useChoices(): Record<Part, readonly { value: string; word: string }[]> {
  const { language } = useLanguage();
  const months = new Intl.DateTimeFormat(intlLocale(language), { month: 'long', timeZone: 'UTC' });
  const count = (max: number) => Array.from({ length: max }, (_, index) => index + 1);
  return {
    day: count(31).map((day) => ({ value: two(day), word: String(day) })),
    month: count(12).map((month) => ({ value: two(month), word: months.format(Date.UTC(2000, month - 1, 1)) })),
    year: birthYears().map((year) => ({ value: String(year), word: String(year) })),
  };
}

function partsOf(text: string): Record<Part, string> {
  const [year = '', month = '', day = ''] = text.split('-');
  return { year, month, day };
}

const textOf = ({ year, month, day }: Record<Part, string>) => (year || month || day ? `${year}-${month}-${day}` : '');

export function BirthField({ form }: { form: ProfileForm }) {
  const { t } = useTranslation('profile');
  const id = useId();
  const choices = useChoices();
  const parts = partsOf(form.draft.date_of_birth);
  const error = form.wrong.date_of_birth;
  return (
    <fieldset
      className="field"
      data-field="date_of_birth"
      data-wrong={error ? true : undefined}
      aria-describedby={error ? `${id}-help ${id}-error` : `${id}-help`}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) form.touch('date_of_birth');
      }}
    >
      <legend>{t('field.date_of_birth')}</legend>
      <div className="birth-field">
        {(['day', 'month', 'year'] as const).map((part) => (
          <span key={part} className="control control--select">
            <select
              aria-label={t(`form.${part}`)}
              aria-invalid={error ? true : undefined}
              value={parts[part]}
              autoComplete={`bday-${part}`}
              onChange={(event) => form.set({ date_of_birth: textOf({ ...parts, [part]: event.target.value }) })}
            >
              <option value="">{t(`form.${part}`)}</option>
              {choices[part].map(({ value, word }) => (
                <option key={value} value={value}>
                  {word}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" size={20} />
          </span>
        ))}
      </div>
      <p className="field__help" id={`${id}-help`}>
        {t('form.date_help')}
      </p>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}
