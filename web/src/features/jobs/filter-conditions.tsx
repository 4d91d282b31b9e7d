// The filters for the conditions of a job: shift, benefits, pay, schooling and others.
import { provisions, schoolings, searchedPeriods, searchedShifts } from '#contracts/condition-lists.ts';
import type { SearchCondition } from '#contracts/conditions.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Chip, Chips } from '../../kit/control/chip.tsx';
import { SelectField } from '../../kit/form/field.tsx';
import { useConditionText } from '../../parts/job/condition-text.ts';
import type { FiltersProps } from './filter-place.tsx';
import { type SearchedConditions, toggleProvided } from './search-conditions.ts';

/** The options of the filter for the minimum pay, each as the amount in rupees and the pay period. */
const PAYS = ['400 day', '500 day', '700 day', '1000 day', '10000 month', '15000 month', '20000 month', '25000 month'];

const OTHERS = [
  ['experience', 'none'],
  ['from_home', 'true'],
  ['walk_in', 'true'],
  ['start', 'today'],
  ['start', 'tomorrow'],
] as const;

export function FilterConditions({ search, onChange }: FiltersProps) {
  const { t } = useTranslation('conditions');
  const { conditions } = search;
  const put = (change: Partial<SearchedConditions>) => onChange({ conditions: { ...conditions, ...change } });
  const isChosen = (name: SearchCondition['name'], value: string) =>
    Object.entries(conditions).some(([known, chosen]) => known === name && chosen?.split(',').includes(value));
  const toggle = (name: SearchCondition['name'], value: string) =>
    put({ [name]: isChosen(name, value) ? undefined : value });
  return (
    <>
      <ChoiceChips
        label={t('filter.shift')}
        choices={searchedShifts.map((value) => ['shift', value] as const)}
        isChosen={isChosen}
        onToggle={toggle}
      />
      <ChoiceChips
        label={t('filter.provided')}
        choices={provisions.map((value) => ['provided', value] as const)}
        isChosen={isChosen}
        onToggle={(_, value) => put({ provided: toggleProvided(conditions.provided, value) })}
      />
      <PaySelect conditions={conditions} onChange={put} />
      <SchoolingSelect conditions={conditions} onChange={put} />
      <ChoiceChips label={t('filter.more')} choices={OTHERS} isChosen={isChosen} onToggle={toggle} />
    </>
  );
}

interface ChoiceChipsProps {
  label: string;
  choices: readonly (readonly [SearchCondition['name'], string])[];
  isChosen: (name: SearchCondition['name'], value: string) => boolean;
  onToggle: (name: SearchCondition['name'], value: string) => void;
}

function ChoiceChips({ label, choices, isChosen, onToggle }: ChoiceChipsProps) {
  const text = useConditionText();
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <Chips wrap label={label}>
        {choices.map(([name, value]) => (
          <Chip key={`${name} ${value}`} chosen={isChosen(name, value)} onClick={() => onToggle(name, value)}>
            {text({ name, value })}
          </Chip>
        ))}
      </Chips>
    </fieldset>
  );
}

interface SelectProps {
  conditions: SearchedConditions;
  onChange: (change: Partial<SearchedConditions>) => void;
}

function PaySelect({ conditions: { pay_min, pay_period }, onChange }: SelectProps) {
  const { t } = useTranslation('conditions');
  const text = useConditionText();
  const chosen = pay_min ? `${pay_min} ${pay_period ?? 'month'}` : '';
  const offered = chosen === '' || PAYS.includes(chosen) ? PAYS : [chosen, ...PAYS];
  return (
    <SelectField
      label={t('filter.pay')}
      value={chosen}
      onChange={(event) => {
        const [amount, by] = event.target.value.split(' ');
        const period = searchedPeriods.find((known) => known === by);
        onChange({ pay_min: amount || undefined, pay_period: period });
      }}
    >
      <option value="">{t('filter.any_pay')}</option>
      {offered.map((pay) => {
        const [value = '', by] = pay.split(' ');
        const period = searchedPeriods.find((known) => known === by) ?? null;
        return (
          <option key={pay} value={pay}>
            {text({ name: 'pay_min', value, period })}
          </option>
        );
      })}
    </SelectField>
  );
}

function SchoolingSelect({ conditions: { schooling }, onChange }: SelectProps) {
  const { t } = useTranslation('conditions');
  const text = useConditionText();
  return (
    <SelectField
      label={t('filter.schooling')}
      value={schooling ?? ''}
      onChange={(event) => onChange({ schooling: schoolings.find((known) => known === event.target.value) })}
    >
      <option value="">{t('filter.any_schooling')}</option>
      {schoolings.map((value) => (
        <option key={value} value={value}>
          {text({ name: 'schooling', value })}
        </option>
      ))}
    </SelectField>
  );
}
