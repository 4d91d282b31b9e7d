// Field for a state, found by its name in the user's language or in English and by other common names.
import { useState } from 'react';
import { states } from '#contracts/lists.ts';
import type { StateCode } from '#contracts/reference.ts';
import { fieldText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { plainName, startsAWord } from '../../kit/text/plain-name.ts';
import { ComboField } from '../combobox/combo-field.tsx';

/** Former and other names of states. The state codes, such as UP and MP, also count as names. */
const otherNames: Partial<Record<StateCode, readonly string[]>> = {
  DL: ['NCR', 'New Delhi'],
  OD: ['Orissa'],
  PY: ['Pondicherry'],
  TN: ['Tamilnadu'],
  UK: ['Uttaranchal'],
  WB: ['Bengal'],
};

const nameOf = (value: string) => states.find(({ name }) => name === value);

function useStates() {
  const { t } = useTranslation(['place-picker', 'reference']);
  const textOf = (code: StateCode) => t(`reference:state.${code}`);
  const all = states.map(({ code, name }) => {
    const text = textOf(code);
    return { key: name, text, names: [text, name, code, ...(otherNames[code] ?? [])] };
  });
  const sorted = all.sort((one, other) => one.text.localeCompare(other.text));
  const find = (typed: string) => sorted.filter(({ names }) => startsAWord(names, typed));
  /** Returns the English name of the state that the text names exactly; null if no state has this name. */
  const same = (typed: string) =>
    sorted.find(({ names }) => names.some((name) => plainName(name) === plainName(typed)))?.key ?? null;
  return { find, same, textOf };
}

export interface StateFieldProps {
  /** The English name, or typed text that is not a state. */
  value: string;
  error?: string | undefined;
  required?: boolean | undefined;
  optional?: string | undefined;
  onChange: (state: string) => void;
  /** Called when an option is clicked or chosen with Enter, for example to focus the next field. */
  onChosen?: (() => void) | undefined;
}

export function StateField({ value, error, required, optional, onChange, onChosen }: StateFieldProps) {
  const { t } = useTranslation(['place-picker', 'reference', 'problems']);
  const [typed, setTyped] = useState<string | null>(null);
  const { find, same, textOf } = useStates();
  const known = nameOf(value);
  const options = find(typed ?? '');
  const isStranger = value !== '' && !known && typed === null;
  return (
    <ComboField
      closed
      icon="map-pin"
      name="state"
      autoComplete="address-level1"
      maxLength={60}
      label={t('place-picker:state')}
      placeholder={t('place-picker:state_hint')}
      error={error ?? (isStranger ? fieldText(t, 'state_unknown') : undefined)}
      required={required}
      optional={optional}
      shown={known ? textOf(known.code) : value}
      typed={typed}
      options={options}
      count={t('place-picker:found', { count: options.length })}
      foot={options.length === 0 && <p className="combo__foot">{t('place-picker:no_state')}</p>}
      onType={(text) => {
        setTyped(text);
        if (text !== null) onChange(same(text) ?? text.trim());
      }}
      onPick={({ key }) => onChange(key)}
      onChosen={onChosen}
    />
  );
}
