// The filters: a rail beside the list on a desk, a sheet from the bottom on a phone. Each choice counts at once.
import './job-filters.css';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jobTypes, states } from '#contracts/reference.ts';
import { spokenLanguages } from '#contracts/values.ts';
import { Button } from '../../ui/button.tsx';
import { Chip, Chips } from '../../ui/chip.tsx';
import { CheckField, SelectField } from '../../ui/field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { countFilters, type JobSearchState } from './search-params.ts';

type Change = (change: Partial<JobSearchState>) => void;

interface FiltersProps {
  search: JobSearchState;
  onChange: Change;
}

const nothing: Partial<JobSearchState> = { state: null, job_type: null, languages: [] };

/** The rail of the desk. */
export function FilterRail({ search, onChange }: FiltersProps) {
  const { t } = useTranslation('jobs');
  const title = useId();
  return (
    <aside className="filter-rail desk-only" aria-labelledby={title}>
      <div className="filter-rail__head">
        <h2 id={title}>{t('filter.title')}</h2>
        {countFilters(search) > 0 && (
          <Button variant="link" onClick={() => onChange(nothing)}>
            {t('filter.clear')}
          </Button>
        )}
      </div>
      <FilterForm search={search} onChange={onChange} />
    </aside>
  );
}

/** The button of the phone, with the number of filters that are on, and its sheet. */
export function FilterSheet({ search, onChange, total }: FiltersProps & { total: number }) {
  const { t } = useTranslation('jobs');
  const [open, setOpen] = useState(false);
  const count = countFilters(search);
  return (
    <>
      <Button
        icon="sliders"
        className="filter-button"
        aria-label={count > 0 ? t('filter.open_count', { count }) : undefined}
        onClick={() => setOpen(true)}
      >
        {t('filter.open')}
        {count > 0 && (
          <span className="filter-button__count" aria-hidden="true">
            {count}
          </span>
        )}
      </Button>
      <Sheet
        open={open}
        title={t('filter.title')}
        close={t('close')}
        onClose={() => setOpen(false)}
        foot={
          <>
            <Button onClick={() => onChange(nothing)}>{t('filter.clear')}</Button>
            <Button variant="main" onClick={() => setOpen(false)}>
              {t('filter.show', { count: total })}
            </Button>
          </>
        }
      >
        <FilterForm search={search} onChange={onChange} />
      </Sheet>
    </>
  );
}

function FilterForm({ search, onChange }: FiltersProps) {
  const { t } = useTranslation(['jobs', 'reference']);
  return (
    <div className="filter-form">
      <SelectField
        label={t('jobs:filter.state')}
        value={search.state ?? ''}
        onChange={(event) => onChange({ state: event.target.value || null })}
      >
        <option value="">{t('jobs:filter.any_state')}</option>
        {states.map(({ code, name }) => (
          <option key={code} value={name}>
            {t(`reference:state.${code}`)}
          </option>
        ))}
      </SelectField>
      <KindOfWork search={search} onChange={onChange} />
      <fieldset className="field">
        <legend>{t('jobs:filter.languages')}</legend>
        <Languages search={search} onChange={onChange} />
      </fieldset>
    </div>
  );
}

function KindOfWork({ search, onChange }: FiltersProps) {
  const { t } = useTranslation(['jobs', 'reference']);
  const name = useId();
  return (
    <fieldset className="field">
      <legend>{t('jobs:filter.job_type')}</legend>
      <div>
        <CheckField
          kind="radio"
          name={name}
          label={t('jobs:filter.any_type')}
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
