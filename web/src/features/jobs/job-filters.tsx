// The filters: a rail beside the list on a desk, a sheet from the bottom on a phone. Each choice counts at once.
import './job-filters.css';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { countText } from './count-text.ts';
import { FilterForm } from './filter-form.tsx';
import type { FiltersProps } from './filter-place.tsx';
import type { JobList } from './queries.ts';
import { countFilters, type JobSearchState } from './search-params.ts';
import { SortField } from './sort-field.tsx';

/** All filters off. The town that a chosen state brought along goes with it. */
const nothing = ({ state }: JobSearchState): Partial<JobSearchState> => ({
  state: null,
  role: null,
  job_type: null,
  languages: [],
  ...(state && { location: '' }),
});

/** The rail of the desk. */
export function FilterRail({ search, onChange }: FiltersProps) {
  const { t } = useTranslation('jobs');
  const title = useId();
  return (
    <aside className="filter-rail desk-only" aria-labelledby={title}>
      <div className="filter-rail__head">
        <h2 id={title}>{t('filter.title')}</h2>
        {countFilters(search) > 0 && (
          <Button variant="link" onClick={() => onChange(nothing(search))}>
            {t('filter.clear')}
          </Button>
        )}
      </div>
      <FilterForm search={search} onChange={onChange} />
    </aside>
  );
}

/** The button of the phone, with the number of filters that are on, and its sheet. */
export function FilterSheet({ search, onChange, list }: FiltersProps & { list: JobList }) {
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
            <Button onClick={() => onChange(nothing(search))}>{t('filter.clear')}</Button>
            <Button variant="main" onClick={() => setOpen(false)}>
              {t('filter.show', { count: list.total, total: countText(list) })}
            </Button>
          </>
        }
      >
        <div className="filter-sort">
          <SortField search={search} onSort={(sort) => onChange({ sort })} />
        </div>
        <FilterForm search={search} onChange={onChange} />
      </Sheet>
    </>
  );
}
