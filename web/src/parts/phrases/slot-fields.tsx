// The inputs for the slots (blanks to fill in) of a phrase, one for each kind of slot.

import { useId } from 'react';
import { spokenLanguages } from '#contracts/languages.ts';
import { roleSlugs } from '#contracts/lists.ts';
import { normaliseDigits } from '#contracts/phone.ts';
import type { Phrase } from '#contracts/phrase-catalogue.ts';
import { type PhraseSlotKind, phrasePapers } from '#contracts/phrase-uses.ts';
import type { SlotValue } from '#contracts/phrases.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckField, SelectField, TextField } from '../../kit/form/field.tsx';
import { today } from '../../kit/text/today.ts';

type Values = Readonly<Record<string, SlotValue>>;

interface SlotFieldsProps {
  kinds: Readonly<Record<string, PhraseSlotKind>>;
  /**
   * The smallest and the largest number that a blank allows, by the name of the blank. A blank that is not listed has
   * the general limits for numbers.
   */
  ranges: Phrase['ranges'];
  values: Values;
  errorOf: (slot: string) => string | undefined;
  onChange: (values: Record<string, SlotValue>) => void;
}

export function SlotFields({ kinds, ranges, values, errorOf, onChange }: SlotFieldsProps) {
  const { t } = useTranslation('phrase-picker');
  const slots = Object.entries(kinds);
  if (slots.length === 0) return null;
  return (
    <div className="phrases__slots">
      {slots.map(([name, kind]) => (
        <SlotField
          key={name}
          kind={kind}
          range={ranges?.[name]}
          label={t(`slot.${name}`, { defaultValue: name })}
          value={values[name]}
          error={errorOf(name)}
          onChange={(value) => onChange({ ...values, [name]: value })}
        />
      ))}
    </div>
  );
}

interface SlotFieldProps {
  kind: PhraseSlotKind;
  range?: { min: number; max: number } | undefined;
  label: string;
  value: SlotValue | undefined;
  error: string | undefined;
  onChange: (value: SlotValue) => void;
}

const codes = { trade: roleSlugs, language: spokenLanguages } as const;
const lists = { trade: 'role', language: 'spoken_language' } as const;

function SlotField({ kind, range, label, value, error, onChange }: SlotFieldProps) {
  if (range) return <RangeField {...{ range, label, value, error, onChange }} />;
  if (kind === 'papers') return <PapersField label={label} value={value} error={error} onChange={onChange} />;
  if (kind === 'trade' || kind === 'language')
    return <CodeField kind={kind} label={label} value={value} error={error} onChange={onChange} />;
  if (kind === 'count' || kind === 'amount') return <NumberField {...{ kind, label, value, error, onChange }} />;
  const types = { day: 'date', time: 'time', words: 'text' } as const;
  return (
    <TextField
      required
      type={types[kind]}
      label={label}
      maxLength={80}
      min={kind === 'day' ? today() : undefined}
      value={typeof value === 'string' ? value : ''}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface RangeFieldProps extends Omit<SlotFieldProps, 'kind' | 'range'> {
  range: { min: number; max: number };
}

function RangeField({ range: { min, max }, label, value, error, onChange }: RangeFieldProps) {
  const { t } = useTranslation('phrase-picker');
  return (
    <SelectField
      required
      label={label}
      value={typeof value === 'number' ? String(value) : ''}
      error={error}
      onChange={(event) => onChange(event.target.value === '' ? '' : Number(event.target.value))}
    >
      <option value="">{t('choose')}</option>
      {Array.from({ length: max - min + 1 }, (_, index) => min + index).map((number) => (
        <option key={number} value={number}>
          {number}
        </option>
      ))}
    </SelectField>
  );
}

function NumberField({ kind, label, value, error, onChange }: SlotFieldProps) {
  return (
    <TextField
      required
      inputMode="numeric"
      label={label}
      before={kind === 'amount' ? '₹' : undefined}
      value={typeof value === 'number' ? String(value) : ''}
      error={error}
      onChange={(event) => {
        const digits = normaliseDigits(event.target.value).replace(/\D/g, '').slice(0, 6);
        onChange(digits === '' ? '' : Number(digits));
      }}
    />
  );
}

interface CodeFieldProps extends Omit<SlotFieldProps, 'kind'> {
  kind: 'trade' | 'language';
}

function CodeField({ kind, label, value, error, onChange }: CodeFieldProps) {
  const { t } = useTranslation(['phrase-picker', 'reference']);
  return (
    <SelectField
      required
      label={label}
      value={typeof value === 'string' ? value : ''}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('phrase-picker:choose')}</option>
      {codes[kind].map((code) => (
        <option key={code} value={code}>
          {t(`reference:${lists[kind]}.${code}`, { defaultValue: code })}
        </option>
      ))}
    </SelectField>
  );
}

function PapersField({ label, value, error, onChange }: Omit<SlotFieldProps, 'kind'>) {
  const { t } = useTranslation('reference');
  const id = useId();
  const chosen = Array.isArray(value) ? value : [];
  return (
    <fieldset className="field phrases__papers" data-wrong={error ? true : undefined}>
      <legend>{label}</legend>
      {phrasePapers.map((paper) => (
        <CheckField
          key={paper}
          label={t(`paper.${paper}`)}
          checked={chosen.includes(paper)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, paper] : chosen.filter((other) => other !== paper))
          }
        />
      ))}
      {error && (
        <p id={id} className="field__error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
