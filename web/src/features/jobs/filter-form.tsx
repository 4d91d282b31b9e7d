// The filters of the job list: place, trade, kind of work, language at work.
import { useId } from 'react';
import { spokenLanguages } from '#contracts/languages.ts';
import { jobTypes } from '#contracts/lists.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Chip, Chips } from '../../kit/control/chip.tsx';
import { CheckField } from '../../kit/form/field.tsx';
import { FilterConditions } from './filter-conditions.tsx';
import { FilterPlace, type FiltersProps } from './filter-place.tsx';
import { FilterTrade } from './filter-trade.tsx';

export function FilterForm({ search, onChange }: FiltersProps) {
  const { t } = useTranslation('jobs');
  return (
    <div className="filter-form">
      <FilterPlace search={search} onChange={onChange} />
      <FilterTrade chosen={search.roles} onChoose={(roles) => onChange({ roles })} />
      <KindOfWork search={search} onChange={onChange} />
      <FilterConditions search={search} onChange={onChange} />
      <fieldset className="field">
        <legend>{t('filter.languages')}</legend>
        <Languages search={search} onChange={onChange} />
      </fieldset>
    </div>
  );
}

function KindOfWork({ search, onChange }: FiltersProps) {
  const { t } = useTranslation(['conditions', 'reference']);
  const name = useId();
  return (
    <fieldset className="field">
      <legend>{t('conditions:filter.job_type')}</legend>
      <div>
        <CheckField
          kind="radio"
          name={name}
          label={t('conditions:filter.any_type')}
          checked={search.job_type === null}
          onChange={() => onChange({ job_type: null })}
        />
        {jobTypes.map((type) => (
          <CheckField
            key={type}
            kind="radio"
            name={name}
            label={t(`reference:job_type.${type}`)}
            checked={search.job_type === type}
            onChange={() => onChange({ job_type: type })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Languages({ search, onChange }: FiltersProps) {
  const { t } = useTranslation(['jobs', 'reference']);
  const { languages } = search;
  return (
    <Chips wrap label={t('jobs:filter.languages')}>
      {spokenLanguages.map((code) => (
        <Chip
          key={code}
          chosen={languages.includes(code)}
          onClick={() =>
            onChange({
              languages: languages.includes(code) ? languages.filter((one) => one !== code) : [...languages, code],
            })
          }
        >
          {t(`reference:spoken_language.${code}`)}
        </Chip>
      ))}
    </Chips>
  );
}
