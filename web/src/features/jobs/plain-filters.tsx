// The filters of the job list without JavaScript: a form whose answer is the filtered list, and hidden fields with which
// the search box keeps the filters. Only the server renders them, so the app does not contain their code.
import type { ReactNode } from 'react';
import {
  conditionNames,
  provisions,
  schoolings,
  searchedPeriods,
  searchedShifts,
  searchedStarts,
} from '#contracts/condition-lists.ts';
import { jobTypes, states } from '#contracts/lists.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { useConditionText } from '../../parts/job/condition-text.ts';
import { usePlaceNames } from '../../parts/places/place.ts';
import { countFilters, isSortAvailable, type JobSearchState, sorts, writeSearch } from './search-params.ts';
import { asChosen } from './start-search.ts';

/** True for the parameters that the form sets. The other parameters of the search stay. */
const isOwn = (name: string) =>
  ['pay_period', 'state', 'location', 'sort'].includes(name) || conditionNames.some((known) => known === name);

/** Names and values of the conditions that are checkboxes. */
const MARKS = [
  ['experience', 'none'],
  ['from_home', 'true'],
  ['walk_in', 'true'],
] as const;

export function PlainFilters({ search }: { search: JobSearchState }) {
  const { t } = useTranslation(['jobs', 'conditions', 'reference']);
  const text = useConditionText();
  const { cityText } = usePlaceNames();
  const { state, job_type, conditions, sort } = search;
  const count = countFilters(search);
  return (
    <details className="plain-filters">
      <summary className="button" data-variant="quiet" data-size="normal">
        <Icon name="sliders" size={20} />
        {t('jobs:filter.open')}
        {count > 0 && ` (${count})`}
      </summary>
      <Kept search={search} />
      <form className="filter-form" action={paths.jobs}>
        {[...writeSearch({ ...search, page: 1 })].map(
          ([name, value]) => !isOwn(name) && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Choice label={t('jobs:sort.label')} name="sort" value={sort}>
          {sorts
            .filter((known) => isSortAvailable(known, search))
            .map((known) => (
              <option key={known} value={known}>
                {t(`jobs:sort.${known}`)}
              </option>
            ))}
        </Choice>
        <Choice label={t('jobs:filter.state')} name="state" value={state ?? ''}>
          <option value="">{t('jobs:filter.any_state')}</option>
          {states.map(({ code, name }) => (
            <option key={code} value={name}>
              {t(`reference:state.${code}`)}
            </option>
          ))}
        </Choice>
        {/* A town that is visible here can be removed when the visitor chooses another state. */}
        <label className="field">
          <span>{t('jobs:search.where')}</span>
          <span className="control">
            <input name="location" defaultValue={search.location && cityText(search.location)} />
          </span>
        </label>
        <Choice label={t('conditions:filter.job_type')} name="job_type" value={job_type ?? ''}>
          <option value="">{t('conditions:filter.any_type')}</option>
          {options(jobTypes, (value) => text({ name: 'job_type', value }))}
        </Choice>
        <Choice label={t('conditions:filter.shift')} name="shift" value={conditions.shift ?? ''}>
          <option value="">{t('conditions:filter.any_time')}</option>
          {options(searchedShifts, (value) => text({ name: 'shift', value }))}
        </Choice>
        <Choice label={t('conditions:filter.start')} name="start" value={conditions.start ?? ''}>
          <option value="">{t('conditions:filter.any_time')}</option>
          {options(searchedStarts, (value) => text({ name: 'start', value }))}
        </Choice>
        <fieldset className="field">
          <legend>{t('conditions:filter.provided')}</legend>
          {provisions.map((value) => (
            <Check
              key={value}
              name="provided"
              value={value}
              label={text({ name: 'provided', value })}
              defaultChecked={conditions.provided?.split(',').includes(value)}
            />
          ))}
        </fieldset>
        <label className="field">
          <span>{t('conditions:filter.pay')}</span>
          <span className="control">
            <input name="pay_min" inputMode="numeric" defaultValue={conditions.pay_min ?? ''} />
          </span>
        </label>
        <Choice label={t('conditions:filter.period')} name="pay_period" value={conditions.pay_period ?? ''}>
          <option value="">{t('conditions:filter.any_time')}</option>
          {options(searchedPeriods, (value) => t(`reference:pay_name.${value}`))}
        </Choice>
        <Choice label={t('conditions:filter.schooling')} name="schooling" value={conditions.schooling ?? ''}>
          <option value="">{t('conditions:filter.any_schooling')}</option>
          {options(schoolings, (value) => text({ name: 'schooling', value }))}
        </Choice>
        <fieldset className="field">
          <legend>{t('conditions:filter.more')}</legend>
          {MARKS.map(([name, value]) => (
            <Check
              key={`${name} ${value}`}
              name={name}
              value={value}
              label={text({ name, value })}
              defaultChecked={conditions[name] === value}
            />
          ))}
        </fieldset>
        <Button type="submit" variant="main">
          {t('jobs:search.go')}
        </Button>
        <a
          className="button"
          data-variant="quiet"
          data-size="normal"
          href={`${paths.jobs}?${asChosen(new URLSearchParams())}`}
        >
          {t('jobs:filter.clear')}
        </a>
      </form>
    </details>
  );
}

/** Fields of the search box: as in the app, a new search replaces only the words, the place and the sort order. */
function Kept({ search }: { search: JobSearchState }) {
  const kept = writeSearch({ ...search, q: '', location: '', sort: 'created_at', page: 1 });
  return [...kept].map(([name, value]) => <input key={name} type="hidden" form="search" name={name} value={value} />);
}

const options = <T extends string>(values: readonly T[], text: (value: T) => string) =>
  values.map((value) => (
    <option key={value} value={value}>
      {text(value)}
    </option>
  ));

interface CheckProps {
  label: string;
  name: string;
  value: string;
  defaultChecked: boolean | undefined;
}

function Check({ label, ...input }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  );
}

function Choice({ label, name, value, children }: { label: string; name: string; value: string; children: ReactNode }) {
  return (
    <label className="field">
      <span>{label}</span>
      <span className="control control--select">
        <select name={name} defaultValue={value}>
          {children}
        </select>
        <Icon name="chevron-down" size={20} />
      </span>
    </label>
  );
}
